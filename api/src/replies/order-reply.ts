import type { DeskOrderReply, OrderPageReply, OrderReply } from '@shop/shared/contract';
import { encodeQR } from 'qr';
import type { OrderRow } from '../repositories/orders-repository';

/** An order as the contract writes it. */
export const orderReply = (row: OrderRow): OrderReply => ({
  key: row.key,
  reference: orderReference(row.key),
  status: row.status,
  created_at: row.created_at.toISOString(),
  name: row.name,
  lines: [...row.lines],
  total: row.total,
  amount: row.amount,
  states: [...row.states],
});

export const deskOrderReply = (row: OrderRow): DeskOrderReply => ({
  id: row.id,
  version: row.version,
  ...orderReply(row),
});

/** The number of an order, as people say it. */
export const orderReference = (key: string): string => key.slice(0, 4);

/** Who is paid, and where the page of an order is. */
export interface OrderPlaces {
  siteUrl: string;
  shopName: string;
  /** Virtual payment address of UPI, such as shop@bank; without one, no payment is offered. */
  upiId: string | undefined;
}

/** An order with what its page shows: the QR code of the page, and of the payment that is due. */
export function orderPageReply(
  row: OrderRow,
  { siteUrl, shopName, upiId }: OrderPlaces,
): OrderPageReply {
  const isDue = row.amount !== null && (row.status === 'new' || row.status === 'confirmed');
  const address =
    upiId !== undefined &&
    isDue &&
    upiAddress(upiId, { payee: shopName, amount: row.amount, key: row.key });
  return {
    ...orderReply(row),
    qr: qrCode(`${siteUrl}/orders/${row.key}`),
    ...(address && { upi: { address, qr: qrCode(address) } }),
  };
}

/** NPCI, UPI Linking Specification 1.6: an intent to pay. */
const upiAddress = (
  upiId: string,
  { payee, amount, key }: { payee: string; amount: string | null; key: string },
): string =>
  `upi://pay?pa=${upiId}&pn=${encodeURIComponent(payee)}&am=${amount}&cu=INR&tn=${encodeURIComponent(`Order ${orderReference(key)}`)}`;

/** Modules of light that a reader needs around the code (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as one SVG path: each run of dark squares in a row is one rectangle. */
function qrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { size: rows.length, path: path.join('') };
}
