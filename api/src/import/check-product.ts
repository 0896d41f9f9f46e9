import type { NamedImage } from '../cells/list-cells';
import type { productFields } from '../products/product-fields';
import type { ImportProblem } from './import-problem';
import type { Entry } from './reader';

/** A checked product; its pictures are still names of files. */
export type CheckedProduct = Entry<typeof productFields>;

/**
 * Checks the fields of a product against each other; what is wrong is added to `problems`.
 * @returns the product with the colours of its images spelt as in `available_colors`
 */
export function checkProduct(product: CheckedProduct, problems: ImportProblem[]): CheckedProduct {
  const { place, title, price, discounted_price, available_colors } = product;
  if (discounted_price && Number(discounted_price) >= (Number(price) || Infinity)) {
    const message = `${discounted_price} is not below the price of ${price}; leave it empty when there is no discount`;
    problems.push({ ...place, column: 'discounted_price', message });
  }
  const images = product.images.map((image): NamedImage => {
    const wanted = image.color?.toLowerCase();
    const found = available_colors.find(({ name }) => name.toLowerCase() === wanted);
    if (wanted !== undefined && !found) {
      const message = `'${image.color}' of ${image.file} is not among available_colors`;
      problems.push({ ...place, column: 'images', message });
    }
    const color = found?.name ?? null;
    return { ...image, color, alt: image.alt || (color ? `${title} in ${color}` : title) };
  });
  return { ...product, images };
}
