import type { CheckedCategory } from './check-categories';
import type { CheckedProduct } from './check-products';
import type { ImportProblem } from './import-problem';

/** Where a picture is asked for, for messages. */
export interface PictureUse {
  name: string;
  place: Omit<ImportProblem, 'message'>;
}

/** Every picture that products and categories name, with where. */
export function pictureUses(
  products: readonly CheckedProduct[],
  categories: readonly CheckedCategory[],
): PictureUse[] {
  return [
    ...products.flatMap(({ images, place }) =>
      images.map(({ file }) => ({ name: file, place: { ...place, column: 'images' } })),
    ),
    ...categories.flatMap(({ image, place }) =>
      image === null ? [] : [{ name: image, place: { ...place, column: 'image' } }],
    ),
  ];
}
