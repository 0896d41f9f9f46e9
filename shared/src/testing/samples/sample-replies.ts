import type { CategoryReply, ProductImageReply, ProductReply } from '@shop/shared/contract';

/** A product as our API answers it: ₹1,499 down from ₹1,999, in two colours, five in stock. */
export const sampleProduct = (changes: Partial<ProductReply> = {}): ProductReply => {
  const id = changes.id ?? 7;
  return {
    id,
    slug: `sample-bag-${id}`,
    title: `Sample Bag ${id}`,
    subtitle: 'Full-grain satchel with a brass buckle',
    description: 'A satchel for every day.',
    price: '1999.00',
    discounted_price: '1499.00',
    discount_percent: 25,
    images: [sampleImage({ id: id * 10 }), sampleImage({ id: id * 10 + 1, color: 'Black' })],
    image: `/media/products/${id}.jpg`,
    category: 'womens',
    available_colors: [
      { name: 'Tan', hex: '#a9713f' },
      { name: 'Black', hex: '#1d1a18' },
    ],
    quantity: 5,
    key_features: ['Full-grain leather', 'Fits a 13" laptop'],
    specifications: { Material: 'Leather', Width: '32 cm' },
    care_instructions: 'Wipe with a dry cloth.',
    warranty_months: 6,
    exchange_days: 7,
    isPopular: false,
    created_at: '2025-03-01T09:30:00Z',
    ...changes,
  };
};

/** A picture of a product, in Tan unless said otherwise. */
export const sampleImage = (changes: Partial<ProductImageReply> = {}): ProductImageReply => ({
  id: 70,
  image: `/media/products/${changes.id ?? 70}.jpg`,
  color: 'Tan',
  ...changes,
});

/** Products numbered from 1, each a day newer than the one before. */
export const sampleProducts = (count: number): ProductReply[] =>
  Array.from({ length: count }, (_, index) =>
    sampleProduct({
      id: index + 1,
      created_at: new Date(Date.UTC(2025, 0, index + 1)).toISOString(),
    }),
  );

export const sampleCategory = (changes: Partial<CategoryReply> = {}): CategoryReply => ({
  id: 2,
  slug: 'womens',
  title: "Women's",
  description: 'Handbags and totes',
  image: '/media/categories/womens.jpg',
  ...changes,
});
