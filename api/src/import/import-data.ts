import { type Static, Type } from '@sinclair/typebox';
import { EncodedPicture } from '../pictures/encoded-picture';
import { nullable } from '../products/field-kinds';
import { fieldSchemas } from '../products/product-fields';

const Place = Type.Object({ file: Type.String(), row: Type.Integer() });

/** A checked product; every price with two places. */
export const ImportProduct = Type.Object(
  { place: Place, ...fieldSchemas() },
  { additionalProperties: false },
);

export const ImportCategory = Type.Object({
  place: Place,
  slug: nullable(Type.String()),
  title: Type.String(),
  description: Type.String(),
  picture_hash: nullable(Type.String()),
});

const ImportComment = Type.Object({
  name: Type.String(),
  created_at: Type.String(),
  content: Type.String(),
});

export const ImportPost = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  /** HTML. */
  content: Type.String(),
  author: Type.String(),
  /** ISO; null keeps the one the post has, or is now for a new post. */
  created_at: nullable(Type.String()),
  /** ISO; null is the moment at which an import changes the post. */
  updated_at: nullable(Type.String()),
  images: Type.Array(
    Type.Object({ hash: Type.String(), caption: Type.String(), alt: Type.String() }),
  ),
  /** Comments brought along from elsewhere; null leaves those of the post as they are. */
  comments: nullable(Type.Array(ImportComment)),
});

/** A whole checked import, ready to be written; also what is sent to a running shop. */
export const ImportData = Type.Object({
  products: Type.Array(ImportProduct),
  categories: Type.Array(ImportCategory),
  posts: Type.Array(ImportPost),
  pictures: Type.Array(EncodedPicture),
  /** Remove the products that the file does not name. */
  removeMissing: Type.Boolean(),
  /** Remove the posts that the folder does not hold. */
  removeMissingPosts: Type.Boolean(),
  /** Set when this is the demo or another seed: the hash of its files. */
  seedHash: nullable(Type.String()),
});

export type ImportProduct = Static<typeof ImportProduct>;
export type ImportCategory = Static<typeof ImportCategory>;
export type ImportPost = Static<typeof ImportPost>;
export type ImportComment = Static<typeof ImportComment>;
export type ImportData = Static<typeof ImportData>;

/** How many rows of a table an import touched. */
export type ImportCounts = Record<'added' | 'changed' | 'unchanged' | 'removed', number>;

/** `comments`: those that were brought along with posts. */
export type ImportReport = Record<'products' | 'categories' | 'posts' | 'comments', ImportCounts>;
