import { readTables } from 'federated-site/testing/release';

describe('what the apps of the shop agree on, as releases read it', () => {
  const tables = readTables();

  it('has the types of widgets and events', () => {
    expect(tables.widgets['account/AddToCartButton']).toMatch(/"productId": number/);
    expect(tables.widgets['account/AddToCartButton']).toMatch(/"look": "icon" \| "wide"/);
    expect(tables.events['cart/changed']).toBe('{ "count": number }');
    expect(tables.events['wishlist/changed']).toBe('{ "productIds": readonly (number)[] }');
  });

  it('has a version for each event, and the key of each call', () => {
    expect(Object.keys(tables.versions).sort()).toEqual(Object.keys(tables.events).sort());
    expect(Object.values(tables.versions).every(Number.isInteger)).toBe(true);
    expect(tables.calls).toContain('PATCH /api/auth/cart/{id}/');
  });
});
