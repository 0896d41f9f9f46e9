import type { Currency } from '@shop/shared/default-config';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import * as cells from '../cells/cells';
import * as lists from '../cells/list-cells';

/** What a cell is read with. */
export interface CellContext {
  row: Readonly<Record<string, unknown>>;
  /** Of prices; the one of the configuration's defaults when left out. */
  currency?: Currency | undefined;
}

/** One field of a product: how an import reads it, and how the shop stores and answers it. */
export interface ProductField<S extends TSchema = TSchema> {
  /** The value of a CSV cell, or of a JSON value. Throws InvalidCell. */
  parse(cell: unknown, context: CellContext): unknown;
  /** The value in a checked import. */
  schema: S;
  /** Stands for a cell that is wrong, and for products that were in the shop before the field. */
  empty: Static<S>;
  /** PostgreSQL's type of the column, which has the field's name; none: it is stored elsewhere. */
  column?: string;
  /** The file must have the column. */
  isRequired?: boolean;
  /** Its name in the API's answers, where it is not the field's own. */
  reply?: string;
  /** The product page shows a text, number, list or yes under this label, as a specification. */
  label?: string;
  /** Left out of `fields=card`: only the product page shows it. */
  isPageOnly?: boolean;
}

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** @param maxLength in UTF-16 code units, here and below */
export const text = (maxLength: number) => ({
  column: 'text' as const,
  schema: Type.String(),
  empty: '',
  parse: (cell: unknown) => cells.text(cell, maxLength),
});

export const requiredText = (maxLength: number) => ({
  ...text(maxLength),
  parse: (cell: unknown) => cells.requiredText(cell, maxLength),
  isRequired: true,
});

/** The last segment of the product's address. */
export const slug = {
  ...text(200),
  parse: (cell: unknown, { row }: CellContext) => cells.slug(cell, row.title),
  isRequired: true,
};

/** A decimal with two places, '1499.50'; PostgreSQL's numeric arrives as text, so none is lost. */
export const price = {
  column: 'numeric(10, 2)' as const,
  schema: nullable(Type.String()),
  empty: null,
  parse: (cell: unknown, { currency }: CellContext) => cells.price(cell, currency),
};

export const requiredPrice = {
  ...price,
  schema: Type.String(),
  empty: '0.00',
  parse: (cell: unknown, context: CellContext) => required(price.parse(cell, context), 'is empty'),
  isRequired: true,
};

export const wholeNumber = (min: number, max: number) => ({
  column: 'integer' as const,
  schema: nullable(Type.Integer()),
  empty: null,
  parse: (cell: unknown) => cells.wholeNumber(cell, min, max),
});

/** Pieces in stock. */
export const quantity = {
  ...wholeNumber(0, 1_000_000),
  schema: Type.Integer(),
  empty: 0,
  parse: (cell: unknown) =>
    required(cells.wholeNumber(cell, 0, 1_000_000), 'is empty; 0 means sold out'),
  isRequired: true,
};

export const boolean = {
  column: 'boolean' as const,
  schema: Type.Boolean(),
  empty: false,
  parse: cells.boolean,
};

/** A moment as ISO; null when it is not given. It has no column: it is stored under other rules. */
export const date = {
  schema: nullable(Type.String()),
  empty: null,
  parse: (cell: unknown) => cells.moment(cell),
};

/** A moment at which something ends, on the clock of India, where the shop is. A date alone is over at its end. */
export const end = {
  ...date,
  parse: (cell: unknown) => cells.moment(cell, '23:59:59', '+05:30'),
};

export const requiredDate = {
  schema: Type.String(),
  empty: '',
  parse: (cell: unknown) => required(cells.moment(cell), 'is empty'),
};

/** `a|b|c` */
export const list = {
  column: 'json' as const,
  schema: Type.Array(Type.String()),
  empty: [],
  parse: lists.list,
};

/** `Label: value|Label: value`. json, not jsonb: jsonb would reorder the labels. */
export const keyValues = {
  column: 'json' as const,
  schema: Type.Record(Type.String(), Type.String()),
  empty: {},
  parse: lists.keyValues,
};

/** `Tan:#b5793f|Black:#1d1b1a` */
export const colors = {
  column: 'json' as const,
  schema: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() })),
  empty: [],
  parse: lists.colors,
};

/** @throws InvalidCell with this message when the value is missing */
export function required<T>(value: T | null, message: string): T {
  if (value === null) throw new cells.InvalidCell(message);
  return value;
}
