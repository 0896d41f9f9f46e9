import {
  boolean,
  InvalidCell,
  moment,
  price,
  requiredText,
  slug,
  text,
  wholeNumber,
} from './cells';
import type { ImportProduct } from './import-data';
import type { ImportProblem } from './import-problem';
import { colors, images, keyValues, list, type NamedImage } from './list-cells';
import type { Columns, Table } from './read-table';
import { makeRowReader } from './row-reader';
import type { TableRow } from './table-row';

/** A checked product whose pictures are still names of files. */
export type CheckedProduct = Omit<ImportProduct, 'images'> & { images: NamedImage[] };

export const productColumns: Columns = {
  known: [
    'slug',
    'title',
    'subtitle',
    'description',
    'price',
    'discounted_price',
    'discount_percent',
    'category',
    'available_colors',
    'quantity',
    'key_features',
    'specifications',
    'care_instructions',
    'warranty_months',
    'exchange_days',
    'is_popular',
    'created_at',
    'images',
  ],
  required: ['slug', 'title', 'price', 'quantity'],
};

const maxTextLength = 20_000;

/** Checks every row of a product table; problems are added to the list given. */
export function checkProducts(table: Table, problems: ImportProblem[]): CheckedProduct[] {
  const products = table.rows.map((row) => checkProduct(table.file, row, problems));
  const firstRows = new Map<string, number>();
  for (const { slug: name, place } of products) {
    const first = firstRows.get(name);
    if (first === undefined) firstRows.set(name, place.row);
    else if (name !== '') {
      problems.push({
        ...place,
        column: 'slug',
        message: `'${name}' is the slug of row ${first} too`,
      });
    }
  }
  return products;
}

function checkProduct(file: string, row: TableRow, problems: ImportProblem[]): CheckedProduct {
  const { read, complain } = makeRowReader(file, row, problems);
  const product: CheckedProduct = {
    place: { file, row: row.row },
    slug: read('slug', (cell) => slug(cell, row.cells.title), ''),
    title: read('title', (cell) => requiredText(cell, 5_000), ''),
    subtitle: read('subtitle', (cell) => text(cell, 5_000), ''),
    description: read('description', (cell) => text(cell, maxTextLength), ''),
    price: read('price', requiredPrice, ''),
    discounted_price: read('discounted_price', price, null),
    discount_percent: read('discount_percent', (cell) => wholeNumber(cell, 0, 99), null),
    category: read('category', (cell) => text(cell, 200), '') || null,
    available_colors: read('available_colors', colors, []),
    quantity: read('quantity', requiredQuantity, 0),
    key_features: read('key_features', list, []),
    specifications: read('specifications', keyValues, {}),
    care_instructions: read('care_instructions', (cell) => text(cell, maxTextLength), ''),
    warranty_months: read('warranty_months', (cell) => wholeNumber(cell, 0, 1_200), null),
    exchange_days: read('exchange_days', (cell) => wholeNumber(cell, 0, 3_650), null),
    is_popular: read('is_popular', boolean, false),
    created_at: read('created_at', moment, null),
    images: read('images', images, []),
  };
  if (
    product.discounted_price &&
    Number(product.discounted_price) >= Number(product.price || Infinity)
  ) {
    complain(
      'discounted_price',
      `${product.discounted_price} is not below the price of ${product.price}; leave it empty when there is no discount`,
    );
  }
  return { ...product, images: product.images.map((image) => nameColor(image, product, complain)) };
}

/** An image's colour as the product's colours spell it. */
function nameColor(
  image: NamedImage,
  { available_colors, title }: CheckedProduct,
  complain: (column: string, message: string) => void,
): NamedImage {
  const wanted = image.color?.toLowerCase();
  const found = available_colors.find(({ name }) => name.toLowerCase() === wanted);
  if (wanted !== undefined && !found) {
    complain('images', `'${image.color}' of ${image.file} is not among available_colors`);
  }
  const color = found?.name ?? null;
  return { ...image, color, alt: image.alt || (color ? `${title} in ${color}` : title) };
}

function requiredPrice(cell: unknown): string {
  const amount = price(cell);
  if (amount === null) throw new InvalidCell('is empty');
  return amount;
}

function requiredQuantity(cell: unknown): number {
  const quantity = wholeNumber(cell, 0, 1_000_000);
  if (quantity === null) throw new InvalidCell('is empty; 0 means sold out');
  return quantity;
}
