import type { CartItem, ColorCount } from '@shop/shared/entities';
import { messageColor } from '@shop/shared/format';
import { totalQuantity } from './list-atoms';

/** Pieces of a line that are alike: of one colour, or of an unknown one. */
export interface ColorRow {
  name?: string;
  quantity: number;
}

/** The fields of a cart line that the rules need. */
export type ColoredLine = Pick<CartItem, 'quantity' | 'colors' | 'choices'>;

/**
 * The pieces of a line by colour; none where there is nothing to say. A product of one colour is
 * that colour. More colours than pieces are not believed: then all are unknown, as the removed ones are
 * not recorded.
 */
export function colorRows({ quantity, colors = [], choices = [] }: ColoredLine): ColorRow[] {
  const counted = colors.filter((color) => color.quantity > 0);
  const trusted = totalQuantity(counted) > quantity ? [] : counted;
  const rest = quantity - totalQuantity(trusted);
  if (rest === 0 || (trusted.length === 0 && choices.length === 0)) return trusted;
  const [only] = choices;
  return only !== undefined && choices.length === 1
    ? withPieces(trusted, only, rest)
    : rowsOf({ quantity, colors: trusted });
}

/** The rows with so many more pieces of a colour. */
export const withPieces = <Row extends ColorRow>(
  rows: readonly Row[],
  name: string,
  more: number,
): (Row | ColorCount)[] =>
  rows.some((row) => row.name === name)
    ? rows.map((row) => (row.name === name ? { name, quantity: row.quantity + more } : row))
    : [...rows, { name, quantity: more }];

/** The new values of a line. */
export interface LineChange {
  quantity: number;
  /** all pieces whose colour is known; undefined where the line has no colours */
  colors?: readonly ColorCount[] | undefined;
}

/** The pieces of known colours, and the rest. */
export const rowsOf = ({ quantity, colors = [] }: LineChange): ColorRow[] =>
  [...colors, { quantity: quantity - totalQuantity(colors) }].filter((row) => row.quantity > 0);

const changeOf = (rows: readonly ColorRow[]): LineChange => ({
  quantity: totalQuantity(rows),
  colors: rows.flatMap(({ name, quantity }) => (name === undefined ? [] : { name, quantity })),
});

/** The line with so many pieces in one of its rows; 0 takes the row away. */
export const withRow = (rows: readonly ColorRow[], at: number, quantity: number): LineChange =>
  changeOf(
    rows
      .map((row, index) => (index === at ? { ...row, quantity } : row))
      .filter((row) => row.quantity > 0),
  );

/** The line with all pieces of one of its rows in this colour. */
export function withColor(rows: readonly ColorRow[], at: number, name: string): LineChange {
  const { quantity = 0 } = rows[at] ?? {};
  const others = rows.map((row, index) => (index === at ? { ...row, quantity: 0 } : row));
  return changeOf(withPieces(others, name, quantity).filter((row) => row.quantity > 0));
}

/**
 * The colours of a line in words, for the panel and for an order: `Tan`, `1 Black, 1 Tan`,
 * `Colour: please ask`, `1 Black, colour of 2: please ask`; undefined where there are none.
 */
export function colorText(rows: readonly ColorRow[]): string | undefined {
  const [first] = rows;
  if (first && rows.length === 1) {
    return first.name === undefined ? 'Colour: please ask' : messageColor(first.name);
  }
  const texts = rows.map(({ name, quantity }) =>
    name === undefined ? `colour of ${quantity}: please ask` : `${quantity} ${messageColor(name)}`,
  );
  return texts.join(', ') || undefined;
}
