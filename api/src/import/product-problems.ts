import type { productFields } from '../products/product-fields';
import type { ImportProblem } from './import-problem';
import type { Entry } from './reader';
import type { KnownProduct } from './shop-content';

type GivenProduct = Entry<typeof productFields>;

/** What is wrong with the fields of a product between themselves, with those that it keeps. */
export function productProblems(given: GivenProduct, before?: KnownProduct): ImportProblem[] {
  return [...priceProblems(given, before), ...colorProblems(given, before)];
}

function priceProblems(given: GivenProduct, before?: KnownProduct): ImportProblem[] {
  const { price, discounted_price } = { ...before, ...given };
  const isGiven = given.price !== undefined || given.discounted_price !== undefined;
  if (!isGiven || !discounted_price) return [];
  if (Number(discounted_price) < (Number(price) || Infinity)) return [];
  if (given.discounted_price === undefined) {
    const message = `${price} is not above the discounted_price of ${discounted_price} that the product has; name that column too`;
    return [{ ...given.place, column: 'price', message }];
  }
  const message = `${discounted_price} is not below the price of ${price}; leave it empty when there is no discount`;
  return [{ ...given.place, column: 'discounted_price', message }];
}

function colorProblems(given: GivenProduct, before?: KnownProduct): ImportProblem[] {
  const colors = given.available_colors ?? before?.available_colors ?? [];
  const isKnown = (color: string | null) =>
    color === null || findColor(colors, color) !== undefined;
  if (given.images) {
    return given.images.flatMap(({ file, color }) =>
      isKnown(color)
        ? []
        : [problem(given, 'images', `'${color}' of ${file} is not among available_colors`)],
    );
  }
  if (!given.available_colors) return [];
  const lost = (before?.images ?? []).find(({ color }) => !isKnown(color));
  return lost
    ? [
        problem(
          given,
          'available_colors',
          `has no '${lost.color}', the colour of a picture that the product has; name the column images too`,
        ),
      ]
    : [];
}

const problem = ({ place }: GivenProduct, column: string, message: string): ImportProblem => ({
  ...place,
  column,
  message,
});

/** The colour of that name, however it is written. */
export const findColor = (colors: readonly { name: string }[], color: string) =>
  colors.find(({ name }) => name.toLowerCase() === color.toLowerCase());
