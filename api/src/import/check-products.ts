import { basename } from 'node:path';
import type { Currency } from '@shop/shared/default-config';
import type { NamedImage } from '../cells/list-cells';
import { productFields } from '../products/product-fields';
import { categoryFields } from './category-fields';
import type { ImportProblem } from './import-problem';
import { readEntries } from './read-entries';
import { type Entry, findRepeated } from './reader';
import type { KnownProduct } from './shop-content';

/** A checked product; its pictures are still names of files. */
export type CheckedProduct = Entry<typeof productFields> & { slug: string };

/**
 * Reads and checks a file of products against itself and against those that the shop has. What is
 * wrong is added to `problems`.
 */
export async function checkProducts(
  path: string,
  shopProducts: readonly KnownProduct[],
  problems: ImportProblem[],
  how: { currency?: Currency | undefined; mayBeEmpty: boolean; endsSales: boolean },
): Promise<CheckedProduct[]> {
  const known = new Map(shopProducts.map((product) => [product.slug, product]));
  const isKnown = ({ slug = '' }: Entry<typeof productFields>) => known.has(slug);
  const { entries, columns } = await readEntries(
    { ...how, path, fields: productFields, kind: 'product', isKnown },
    problems,
  );
  // It lacks all that new products need: it may have been meant otherwise.
  if (entries.length > 0 && hasNoOwnColumn(columns) && !entries.some(isKnown)) {
    const message =
      'is read as products; a file of categories is called categories.csv, has a column image, or follows --categories';
    problems.push({ file: basename(path), message });
  }
  const products = entries.map((entry): CheckedProduct => {
    const product = { slug: '', ...entry };
    const before = known.get(product.slug);
    problems.push(...priceProblems(product, before), ...colorProblems(product, before));
    const { sale_ends_at, discounted_price } = { ...before, ...product };
    // With an empty cell of that column the two go together.
    if (product.sale_ends_at && discounted_price == null && !('discounted_price' in product)) {
      problems.push(problem(product, 'sale_ends_at', endsNothing));
    }
    if (discounted_price && sale_ends_at && Date.parse(sale_ends_at) <= Date.now()) {
      if (how.endsSales) Object.assign(product, endedSale);
      else problems.push(problem(product, 'sale_ends_at', saleIsOver));
    }
    return withImages(product, before);
  });
  for (const [{ slug, place }, first] of findRepeated(products, (one) => one.slug)) {
    const message = `'${slug}' is the slug of row ${first.place.row} too`;
    problems.push({ ...place, column: 'slug', message });
  }
  return products;
}

const endedSale = { discounted_price: null, discount_percent: null, sale_ends_at: null };
const endsNothing = 'has no effect without a discounted_price; name that column too';
const saleIsOver = 'is over; name a later end, or empty it or discounted_price';

/** Whether a file has no column that products have and categories have not. */
const hasNoOwnColumn = (columns: ReadonlySet<string>): boolean =>
  ![...columns].some((name) => Object.hasOwn(productFields, name) && !(name in categoryFields));

/** The product with the colours of its images spelt as in `available_colors`, and their texts. */
function withImages(product: CheckedProduct, before: KnownProduct | undefined): CheckedProduct {
  if (!product.images) return product;
  const { title = '', available_colors = [] } = { ...before, ...product };
  const images = product.images.map((image): NamedImage => {
    const color = findColor(available_colors, image.color ?? '')?.name ?? null;
    return { ...image, color, alt: image.alt || (color ? `${title} in ${color}` : title) };
  });
  return { ...product, images };
}

/** What is wrong with a price, with the one that the product keeps. */
function priceProblems(given: CheckedProduct, before?: KnownProduct): ImportProblem[] {
  const { price, discounted_price } = { ...before, ...given };
  const isGiven = given.price !== undefined || given.discounted_price !== undefined;
  if (!isGiven || !discounted_price) return [];
  if (Number(discounted_price) < (Number(price) || Infinity)) return [];
  if (given.discounted_price === undefined) {
    const message = `${price} is not above the discounted_price of ${discounted_price} that the product has; name that column too`;
    return [problem(given, 'price', message)];
  }
  const message = `${discounted_price} is not below the price of ${price}; leave it empty when there is no discount`;
  return [problem(given, 'discounted_price', message)];
}

/** The same of its colours and of those that its pictures show. */
function colorProblems(given: CheckedProduct, before?: KnownProduct): ImportProblem[] {
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
  if (!lost) return [];
  const message = `has no '${lost.color}', the colour of a picture that the product has; name the column images too`;
  return [problem(given, 'available_colors', message)];
}

const problem = ({ place }: CheckedProduct, column: string, message: string): ImportProblem => ({
  ...place,
  column,
  message,
});

/** The colour of that name, however it is written. */
const findColor = (colors: readonly { name: string }[], color: string) =>
  colors.find(({ name }) => name.toLowerCase() === color.toLowerCase());
