import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { gridProducts } from './grid-rules';

const cards = reshapeCards(sampleProducts(30));
const slugs = (wish: Parameters<typeof gridProducts>[1]) =>
  gridProducts(cards, wish, []).map(({ slug }) => slug);
const [first = '', second = '', third = ''] = cards.map(({ slug }) => slug);

describe('the products for another web page', () => {
  it('are eight unless it says how many, and never more than 24', () => {
    expect(slugs({})).toHaveLength(8);
    expect(slugs({ limit: 3 })).toHaveLength(3);
    expect(slugs({ limit: 1e9 })).toHaveLength(24);
    expect(slugs({ limit: Number.NaN })).toHaveLength(8);
  });

  it('are the named ones in the order of their names, or as they are sorted', () => {
    expect(slugs({ slugs: [third, 'no-such-bag', first] })).toEqual([third, first]);
    expect(slugs({ slugs: [first, third, second], sort: 'newest' })).toEqual([
      third,
      second,
      first,
    ]);
  });

  it('hold the words that are searched for', () => {
    expect(slugs({ search: 'no bag is called that' })).toEqual([]);
    expect(slugs({ search: cards[4]?.title ?? '' })).toContain(cards[4]?.slug);
  });
});
