import type { DeskProductReply } from '@shop/shared/contract';
import { editsOf, valuesOf } from './product-edits';

const product = (sale_ends_at: string | null): DeskProductReply => ({
  ...{ id: 7, title: 'Tote', slug: 'tote', description: '', price: '1999.00', category: 'bags' },
  ...{ discounted_price: '1499.00', sale_ends_at, quantity: 3, hidden: false, version: 4 },
  ...{ available_colors: [], images: [] },
});

describe('the last day of a sale', () => {
  it('ends with that day on the clock of the shop’s pages, wherever the phone is', () => {
    const typed = { ...valuesOf(product(null)), sale_ends_at: '2026-11-30' };
    expect(editsOf(typed, product(null))).toEqual({ sale_ends_at: '2026-11-30T18:29:59.000Z' });
  });

  it('goes to the API as typed where it is no date: that says so', () => {
    const typed = { ...valuesOf(product(null)), sale_ends_at: '20266-12-31' };
    expect(editsOf(typed, product(null))).toEqual({ sale_ends_at: '20266-12-31' });
  });

  it('is the day that the product’s page names', () => {
    // 19:00 UTC is the next day in the shop.
    expect(valuesOf(product('2026-11-30T19:00:00Z')).sale_ends_at).toBe('2026-12-01');
    expect(valuesOf(product('2026-11-30T18:29:59Z')).sale_ends_at).toBe('2026-11-30');
  });
});
