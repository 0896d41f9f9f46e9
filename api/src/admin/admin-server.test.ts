import type { ShopAccess } from '../import/database-access';
import { startAdminServer } from './admin-server';

describe('The server for the shop command', () => {
  const shop = { enquiries: jest.fn(async () => []) };
  let admin: Awaited<ReturnType<typeof startAdminServer>>;
  beforeAll(async () => {
    admin = await startAdminServer(shop as unknown as ShopAccess);
  });
  beforeEach(() => shop.enquiries.mockClear());
  afterAll(() => admin.close());

  const call = async (name: string, argument: unknown, token = admin.token) =>
    (
      await fetch(`http://127.0.0.1:${admin.port}/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(argument),
      })
    ).status;

  it('opens with the token alone', async () => {
    expect(await call('enquiries', 20)).toBe(200);
    expect(await call('enquiries', 20, 'guessed')).toBe(401);
    expect(shop.enquiries.mock.calls).toEqual([[20]]);
  });

  it.each([
    ['enquiries', 'all'],
    ['enquiries', null],
    ['apply', { products: [] }],
    ['close', null],
    ['constructor', null],
    ['__proto__', null],
  ])('does not know %s with %j', async (name, argument) => {
    expect(await call(name, argument)).toBe(400);
    expect(shop.enquiries).not.toHaveBeenCalled();
  });
});
