import { type Currency, defaultConfig } from '@shop/shared/default-config';
import type { NamedImage } from '../cells/list-cells';
import { fieldEntries, type ParsedProduct } from '../products/product-fields';
import type { ImportProblem } from './import-problem';
import type { Columns, Table } from './read-table';
import { makeRowReader } from './row-reader';
import type { TableRow } from './table-row';

/** A checked product whose pictures are still names of files. */
export type CheckedProduct = ParsedProduct & { place: { file: string; row: number } };

export const productColumns: Columns = {
  known: fieldEntries().map(([name]) => name),
  required: fieldEntries().flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
};

/** Checks every row of a product table; problems are added to the list given. */
export function checkProducts(
  table: Table,
  problems: ImportProblem[],
  currency: Currency = defaultConfig.currency,
): CheckedProduct[] {
  const products = table.rows.map((row) => checkProduct(table.file, row, problems, currency));
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

function checkProduct(
  file: string,
  row: TableRow,
  problems: ImportProblem[],
  currency: Currency,
): CheckedProduct {
  const { read, complain } = makeRowReader(file, row, problems);
  const product = {
    place: { file, row: row.row },
    ...Object.fromEntries(
      fieldEntries().map(([name, { parse, empty }]) => [
        name,
        read(name, (cell) => parse(cell, { row: row.cells, currency }), empty),
      ]),
    ),
  } as CheckedProduct;
  if (
    product.discounted_price &&
    Number(product.discounted_price) >= (Number(product.price) || Infinity)
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
