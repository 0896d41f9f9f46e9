import type { ProductReply } from '@shop/shared/contract';
import { cardReply } from './product-reply';

it.each(['Size', 'sizes', 'Dimensions'])('a card has the size that is called %s', (label) => {
  const specifications = { Material: 'Leather', [label]: '30 cm' };
  const product = { specifications } as Partial<ProductReply> as ProductReply;
  expect(cardReply(product)).toEqual({
    specifications: { [label]: '30 cm' },
  });
});
