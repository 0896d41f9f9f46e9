import type { CartItem } from '@shop/shared/entities';
import { reshapeCartItem } from '@shop/shared/entities/bundled';
import { request, requestList } from '@shop/shared/http';
import { uniqueLines } from './cart-rules';
import { missingProducts } from './embedded-products';

/** @throws HttpError or NetworkError */
export async function loadCart(): Promise<CartItem[]> {
  const raw = await requestList('GET /api/auth/cart/');
  const lines = raw.map((line) => reshapeCartItem(line));
  const fetched = await missingProducts(lines);
  const whole = raw.map((line, at) =>
    reshapeCartItem(line, fetched.get(lines[at]?.productId ?? 0)),
  );
  return uniqueLines(whole.filter((line) => line !== undefined));
}

/** @throws HttpError or NetworkError */
export async function postLine(productId: number, quantity: number): Promise<void> {
  await request('POST /api/auth/cart/', {
    body: { product_id: productId, quantity },
    keepalive: true,
  });
}

/** @throws HttpError or NetworkError */
export async function patchLine(id: number, quantity: number): Promise<void> {
  await request('PATCH /api/auth/cart/{id}/', {
    params: { id },
    body: { quantity },
    keepalive: true,
  });
}

/** @throws HttpError or NetworkError */
export async function deleteLine(id: number): Promise<void> {
  await request('DELETE /api/auth/cart/{id}/', { params: { id }, keepalive: true });
}
