import type { ProductCard } from '@shop/shared/entities';

/** Products that the team shows together. */
export interface Collection {
  slug: string;
  title: string;
  lead: string;
  /** its products */
  holds: (card: ProductCard) => boolean;
}

const collections: readonly Collection[] = [
  {
    slug: 'under-1000',
    title: 'Gifts under ₹1,000',
    lead: 'Small leather things that fit an envelope.',
    holds: ({ price }) => price > 0 && price < 1000,
  },
];

/** Most that one page shows. */
const maxProducts = 12;

export const findCollection = (slug = ''): Collection | undefined =>
  collections.find((one) => one.slug === slug);

/** The cheapest ones first. */
export const collect = ({ holds }: Collection, cards: readonly ProductCard[]): ProductCard[] =>
  cards
    .filter(holds)
    .sort((a, b) => a.price - b.price || a.id - b.id)
    .slice(0, maxProducts);
