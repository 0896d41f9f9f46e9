import type { OrderStatus } from '@shop/shared/contract';

/** What people read of each status of an order, in their order. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  new: 'New',
  confirmed: 'Confirmed',
  paid: 'Paid',
  sent: 'Sent',
  done: 'Done',
  cancelled: 'Cancelled',
};
