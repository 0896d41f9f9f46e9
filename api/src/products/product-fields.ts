import { type Static, Type } from '@sinclair/typebox';
import { text as textCell } from '../cells/cells';
import { images, type NamedImage } from '../cells/list-cells';
import {
  boolean,
  colors,
  date,
  end,
  keyValues,
  list,
  nullable,
  type ProductField,
  price,
  quantity,
  requiredPrice,
  requiredText,
  slug,
  text,
  wholeNumber,
} from './field-kinds';

/** A picture of a product, as an import and the desk write it. */
const ProductPicture = Type.Object({
  hash: Type.String(),
  color: nullable(Type.String()),
  alt: Type.String(),
});

/**
 * Every field of a product. From a row follow its column in the files of an import and in the
 * database, what counts as a change, and the API's answer. To add a field, add a row, such as
 *
 *     leather: { ...text(200), label: 'Leather', isPageOnly: true },
 *
 * An existing database gets the column at the next start. A row whose kind changes, or that is
 * renamed, needs a migration as well.
 */
export const productFields = {
  slug,
  title: requiredText(5_000),
  subtitle: text(5_000),
  description: { ...text(20_000), isPageOnly: true },
  price: requiredPrice,
  discounted_price: price,
  discount_percent: wholeNumber(0, 99),
  /** A category's slug, or the title of one without a slug; stored as `category_id`. */
  category: {
    schema: nullable(Type.String()),
    empty: null,
    parse: (cell: unknown) => textCell(cell, 200) || null,
  },
  available_colors: colors,
  quantity,
  key_features: { ...list, isPageOnly: true },
  specifications: { ...keyValues, isPageOnly: true },
  care_instructions: { ...text(20_000), isPageOnly: true },
  warranty_months: wholeNumber(0, 1_200),
  exchange_days: wholeNumber(0, 3_650),
  country_of_origin: { ...text(100), label: 'Country of origin', isPageOnly: true },
  is_popular: { ...boolean, reply: 'isPopular' as const },
  /** When a discounted price ends by itself, ISO. */
  sale_ends_at: end,
  /** Stored as `hidden_at`. */
  hidden: {
    parse: boolean.parse,
    schema: boolean.schema,
    empty: false,
  },
  /** ISO; null keeps the one the product has, or is now for a new product. */
  created_at: date,
  /** Stored in `product_images`. */
  images: {
    schema: Type.Array(ProductPicture),
    empty: [],
    parse: images as (cell: unknown) => NamedImage[],
  },
} satisfies Record<string, ProductField>;

/** Whether a sale price fits: it is below the price, or there is none. */
export const isSaleBelowPrice = ({
  price,
  discounted_price: sale,
}: Readonly<Record<string, unknown>>): boolean => sale === null || Number(sale) < Number(price);

export type ProductPicture = Static<typeof ProductPicture>;

type Fields = typeof productFields;
type FieldName = keyof Fields;

/** Fields that have a column of the table `products`, of their own name. */
type StoredName = {
  [N in FieldName]: Fields[N] extends { column: string } ? N : never;
}[FieldName];

/** The columns of the table `products` that follow from the fields: name → value and type. */
export type StoredFields = {
  [N in StoredName]: { value: Static<Fields[N]['schema']>; column: Fields[N]['column'] };
};

/** What the API answers of the stored fields, by its names: `row` is a row of `products`. */
export type StoredReply<Row extends Record<StoredName, unknown>> = {
  [N in StoredName as Fields[N] extends { reply: infer R extends string } ? R : N]: Row[N];
};

/** The fields with a column, in the order of the table. */
export const storedEntries = (): [StoredName, ProductField & { column: string }][] =>
  Object.entries<ProductField>(productFields).filter(([, { column }]) => column) as never;

/** The schemas of all fields, by name. */
export const fieldSchemas = () =>
  Object.fromEntries(
    Object.entries<ProductField>(productFields).map(([name, { schema }]) => [name, schema]),
  ) as {
    [N in FieldName]: Fields[N]['schema'];
  };
