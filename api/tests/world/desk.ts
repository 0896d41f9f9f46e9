import { addPerson, type Person } from './people';
import { bag } from './shop-files';
import { openTestShop, type TestShop } from './test-shop';
import { secretKey } from './tokens';

/** A test of the desk: its shop, and an account of its staff. */
export async function openTestDesk(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop({ secretKey, ...options });
  const owner = await addPerson(shop.db, { email: 'owner@example.com', is_staff: true });
  return { shop, owner, ask: askAs(shop, owner) };
}

/** @returns calls the desk as one of its staff */
export const askAs =
  (shop: TestShop, { headers }: Person) =>
  async (method: string, path: string, body?: unknown) => {
    const address = `/api/auth/desk/${path}`;
    const response =
      body === undefined
        ? await shop.call(address, { headers, method })
        : await shop.send(method, address, body, headers);
    return { status: response.status, body: await response.json() };
  };

export type Ask = ReturnType<typeof askAs>;

/** In place of all products: a tote of three pieces and two pictures, and a belt that is sold out. */
export async function stockDesk(shop: TestShop): Promise<void> {
  await shop.empty();
  await shop.stock({
    categories: ['bags', 'belts'].map((slug) => ({ slug, title: slug })),
    products: [
      bag({
        slug: 'tote',
        title: 'Tote',
        category: 'bags',
        quantity: '3',
        images: 'a.jpg|b.jpg',
      }),
      bag({ slug: 'belt', title: 'Belt', category: 'bags', quantity: '0' }),
    ],
    pictures: ['a.jpg', 'b.jpg'],
  });
}
