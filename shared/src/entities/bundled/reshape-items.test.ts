import { lineTotalOf, reshapeProduct } from '@shop/shared/entities';
import { sampleProduct } from '@shop/shared/testing';
import { reshapeCartItem, reshapeWishlistItem } from './reshape-items';

const product = sampleProduct({ id: 7, price: '1999.00', discounted_price: '1499.00' });
const line = { id: 3, product, quantity: 2, unit_price: '1400.00', line_total: '2750.50' };

describe('a cart line (spec section 3, normalisation)', () => {
  it('keeps what the server gives', () => {
    expect(reshapeCartItem(line)).toMatchObject({
      id: 3,
      productId: 7,
      quantity: 2,
      unitPrice: 1400,
      lineTotal: 2750.5,
    });
  });

  it('takes the discounted price where the item has no unit price, else the price', () => {
    const bare = { id: 3, product, quantity: 1 };
    expect(reshapeCartItem(bare)?.unitPrice).toBe(1499);
    const full = { ...bare, product: { ...product, discounted_price: null } };
    expect(reshapeCartItem(full)?.unitPrice).toBe(1999);
  });

  it.each([0, -2, null, 'many', undefined])('has at least one piece when given %j', (quantity) => {
    expect(reshapeCartItem({ ...line, quantity })?.quantity).toBe(1);
  });

  it('totals unit price times quantity, rounded to 2 decimals', () => {
    expect(reshapeCartItem({ id: 1, product, quantity: 3, unit_price: '0.335' })?.lineTotal).toBe(
      1.01,
    );
    expect(lineTotalOf(0.1, 3)).toBe(0.3);
  });

  it('makes image paths those of the shop', () => {
    const given = { ...product, images: [], image: 'products/7.jpg' };
    expect(reshapeCartItem({ ...line, product: given })?.product?.picture?.src).toBe(
      '/media/products/7.jpg',
    );
  });

  it('is one of a product that is no longer sold only where the shop says so', () => {
    const gone = { ...line, product: { ...product, discontinued: true } };
    expect(reshapeCartItem(gone)).toMatchObject({ discontinued: true, lineTotal: 2750.5 });
    expect(reshapeWishlistItem(gone)).toMatchObject({ discontinued: true });
    expect(reshapeCartItem(line)).not.toHaveProperty('discontinued');
  });

  it('takes the fetched product when the line holds only an id', () => {
    const bare = { id: 3, product: 7, quantity: 2 };
    expect(reshapeCartItem(bare)).toMatchObject({ productId: 7, unitPrice: 0 });
    expect(reshapeCartItem(bare, reshapeProduct(product))).toMatchObject({
      product: { title: 'Sample Bag 7' },
      lineTotal: 2998,
    });
    expect(reshapeCartItem({ id: 3, product: { id: 7 } })).not.toHaveProperty('product');
    expect(reshapeCartItem({ id: 3, product_id: '7' })?.productId).toBe(7);
  });

  it.each([null, 7, 'x', [], {}, { id: 3 }, { product: 7 }, { id: 'a', product: 7 }])(
    'is none of %j',
    (raw) => {
      expect(reshapeCartItem(raw)).toBeUndefined();
      expect(reshapeWishlistItem(raw)).toBeUndefined();
    },
  );
});

describe('a wishlist item (spec section 3)', () => {
  it('holds an embedded product, or an id', () => {
    const created_at = '2025-03-01T09:30:00Z';
    expect(reshapeWishlistItem({ id: 5, product, created_at })).toMatchObject({
      id: 5,
      productId: 7,
      product: { title: 'Sample Bag 7' },
      createdAt: created_at,
    });
    expect(reshapeWishlistItem({ id: 5, product: 7 })).toEqual({
      id: 5,
      productId: 7,
      createdAt: '',
    });
  });
});
