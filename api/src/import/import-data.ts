import { type Static, Type } from '@sinclair/typebox';
import { EncodedPicture } from '../pictures/encoded-picture';
import { nullable } from '../products/field-kinds';
import { fieldSchemas } from '../products/product-fields';

const { slug, ...otherFields } = fieldSchemas();

/**
 * A checked product; every price with two places. What the file does not name is left out here, in
 * categories and in posts: it stays as the shop has it.
 */
export const ImportProduct = Type.Composite(
  [Type.Object({ slug }), Type.Partial(Type.Object(otherFields))],
  { additionalProperties: false },
);

const ImportCategory = Type.Object({
  slug: nullable(Type.String()),
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  picture_hash: Type.Optional(nullable(Type.String())),
});

const ImportComment = Type.Object({
  name: Type.String(),
  created_at: Type.String(),
  content: Type.String(),
});

export const ImportPost = Type.Object({
  slug: Type.String(),
  title: Type.Optional(Type.String()),
  excerpt: Type.Optional(Type.String()),
  /** HTML. */
  content: Type.String(),
  author: Type.Optional(Type.String()),
  /** ISO; null keeps the one the post has, or is now for a new post. */
  created_at: Type.Optional(nullable(Type.String())),
  /** ISO; null is the moment at which an import changes the post. */
  updated_at: Type.Optional(nullable(Type.String())),
  images: Type.Optional(
    Type.Array(Type.Object({ hash: Type.String(), caption: Type.String(), alt: Type.String() })),
  ),
  /** Comments brought along from elsewhere; null leaves those of the post as they are. */
  comments: nullable(Type.Array(ImportComment)),
});

/** A whole checked import, ready to be written; also what is sent to a running shop. */
export const ImportData = Type.Object({
  /** The version of the catalogue that it was checked against. */
  version: Type.Integer(),
  products: Type.Array(ImportProduct),
  categories: Type.Array(ImportCategory),
  posts: Type.Array(ImportPost),
  pictures: Type.Array(EncodedPicture),
  /** What people wrote, from an export: rows by the name of their file. */
  records: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.String()))),
  /** Of which kinds those that the files do not name are removed. */
  removeMissing: Type.Object({
    products: Type.Boolean(),
    categories: Type.Boolean(),
    posts: Type.Boolean(),
  }),
  /** Set when this is the demo or another seed: the hash of its files. */
  seedHash: nullable(Type.String()),
});

export type ImportProduct = Static<typeof ImportProduct>;
export type ImportPost = Static<typeof ImportPost>;
export type ImportComment = Static<typeof ImportComment>;
export type ImportData = Static<typeof ImportData>;

/** How many rows of a table an import touched. */
export type ImportCounts = Record<'added' | 'changed' | 'unchanged' | 'removed', number>;

/** `comments`: those that were brought along with posts. */
export type ImportReport = Record<
  'products' | 'categories' | 'posts' | 'comments',
  ImportCounts
> & {
  /** By the name of their file. */
  records: Readonly<Record<string, Pick<ImportCounts, 'added' | 'unchanged'>>>;
};
