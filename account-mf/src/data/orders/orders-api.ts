import type { OrderPageReply, OrderReply } from '@shop/shared/contract';
import { isHttpError, request } from '@shop/shared/http';
import {
  type Failed,
  failureOf,
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  withStatus,
} from '@shop/shared/ui/bundled';

export type OrderResult = { state: 'found'; order: OrderPageReply } | { state: 'missing' } | Failed;

export type OrderPageData = OrderResult | Pending<OrderResult>;

/** Data of `/orders/:key`: one order, for any visitor who has its key. */
export async function orderLoader({ params, request: { signal } }: LoaderArgs) {
  const loading = loadOrder(params.key ?? '', signal);
  return typeof document === 'undefined' ? withStatus(await loading) : outcomeOrPending(loading);
}

async function loadOrder(key: string, signal: AbortSignal): Promise<OrderResult> {
  try {
    const order = await request('GET /api/auth/orders/{key}/', { params: { key }, signal });
    return { state: 'found', order };
  } catch (error) {
    return isHttpError(error, 404) ? { state: 'missing' } : failureOf(error);
  }
}

/**
 * Orders of the account, the last one first; none from an API that knows no orders.
 * @throws HttpError, NetworkError
 */
export async function loadOrders(): Promise<readonly OrderReply[]> {
  try {
    return await request('GET /api/auth/orders/');
  } catch (error) {
    if (isHttpError(error, 404)) return [];
    throw error;
  }
}
