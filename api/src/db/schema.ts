import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** A JSON column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

export interface CategoriesTable {
  id: Generated<number>;
  slug: string | null;
  title: string;
  description: string;
  picture_hash: string | null;
}

export interface ProductsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  /** Rupees; PostgreSQL's numeric arrives as text, so no paisa is lost. */
  price: string;
  discounted_price: string | null;
  discount_percent: number | null;
  category_id: number | null;
  available_colors: Json<{ name: string; hex: string }[]>;
  quantity: number;
  key_features: Json<string[]>;
  specifications: Json<Record<string, string>>;
  care_instructions: string;
  warranty_months: number | null;
  exchange_days: number | null;
  is_popular: boolean;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ProductImagesTable {
  id: Generated<number>;
  product_id: number;
  /** From 0; the first is the product's main picture. */
  position: number;
  picture_hash: string;
  color: string | null;
  alt: string;
}

export interface PictureFile {
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
  /** Path below the media folder. */
  file: string;
  bytes: number;
}

export interface PicturesTable {
  hash: string;
  width: number;
  height: number;
  /** Average colour, '#rrggbb'. */
  color: string;
  files: Json<PictureFile[]>;
}

/** One row; `version` grows with every change to the catalogue, made by triggers. */
export interface CatalogStateTable {
  id: number;
  version: number;
  /** Hash of the seed folder last loaded, and the version right after that. */
  seed_hash: string | null;
  seed_version: number | null;
}

export interface Schema {
  categories: CategoriesTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  pictures: PicturesTable;
  catalog_state: CatalogStateTable;
}

export type Database = Kysely<Schema>;
export type Write = Transaction<Schema>;
