import type { ChangeReply, OrderLineReply, OrderState, OrderStatus } from '@shop/shared/contract';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { ImportEntry } from '../import/undo-import';
import type { EncodedPicture } from '../pictures/encoded-picture';
import type { StoredFields } from '../products/product-fields';

/** A JSON column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** The columns of each table. */
export interface Schema {
  categories: {
    id: Generated<number>;
    slug: string | null;
    title: string;
    description: string;
    picture_hash: string | null;
  };
  /** The columns of the table of product fields, and those that stand for its other rows. */
  products: {
    [N in keyof StoredFields]: StoredFields[N]['column'] extends 'json'
      ? Json<StoredFields[N]['value']>
      : StoredFields[N]['value'];
  } & {
    id: Generated<number>;
    category_id: number | null;
    /** What is paid, as cards show it; null when unknown. */
    paid_price: GeneratedAlways<string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** When it was taken out of the shop; null while it is sold. */
    removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When staff hid it; null while shoppers see it. */
    hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the discounted price ends by itself; null: never. */
    sale_ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Grows with every change, made by a trigger. */
    version: Generated<number>;
  };
  product_images: {
    id: Generated<number>;
    product_id: number;
    /** From 0; the first is the product's main picture. */
    position: number;
    picture_hash: string;
    color: string | null;
    alt: string;
  };
  pictures: Omit<EncodedPicture, 'files'> & {
    files: Json<EncodedPicture['files']>;
  };
  /** One row; `version` grows with every change to the catalogue, made by triggers. */
  catalog_state: {
    id: number;
    version: number;
    /** Hash of the seed folder last loaded, and the version right after that. */
    seed_hash: string | null;
    seed_version: number | null;
    /** The earliest end of a sale price, set by the same triggers. */
    sale_ends_at: Date | null;
  };
  users: {
    id: GeneratedAlways<number>;
    /** As it was given; two addresses that differ in case only are one. */
    email: string;
    /** Argon2id in its own notation. */
    password_hash: string;
    first_name: string;
    last_name: string;
    is_active: Generated<boolean>;
    /** Whether this account may use the desk. */
    is_staff: Generated<boolean>;
    /**
     * Tokens of another epoch are worth nothing. It grows with a password reset, and begins at random:
     * after a backup was restored, an account may get the id of one that is gone.
     */
    session_epoch: Generated<number>;
    created_at: Generated<Date>;
  };
  /** Refresh tokens that were exchanged while rotation was on, until they expire anyway. */
  used_refresh_tokens: {
    jti: string;
    expires_at: Date;
  };
  /** Password resets that were asked for and not made yet. */
  password_resets: {
    /** SHA-256 of the token in the mail, hexadecimal. */
    token_hash: string;
    user_id: number;
    expires_at: Date;
  };
  wishlist_items: {
    id: GeneratedAlways<number>;
    user_id: number;
    product_id: number;
    created_at: Generated<Date>;
  };
  cart_items: {
    id: GeneratedAlways<number>;
    user_id: number;
    product_id: number;
    /** 1 or more. */
    quantity: number;
    /** Pieces by the name of their colour, together at most `quantity`. */
    colors: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  };
  /** What visitors wrote on the contact page. */
  enquiries: {
    id: Generated<number>;
    name: string;
    email: string;
    phone: string;
    message: string;
    source: string;
    created_at: Generated<Date>;
    mail_tries: Generated<number>;
    /** When it is to be mailed to the shopkeeper; null: it was. */
    mail_due_at: Generated<Date | null>;
    /** Null: no answer yet. */
    answered_at: ColumnType<Date | null, undefined, Date | null>;
  };
  orders: {
    id: GeneratedAlways<number>;
    /** Secret of the order's page; its first four characters are the order's number. */
    key: string;
    user_id: number | null;
    /** Of the account, as it was then; else empty. */
    name: string;
    lines: Json<readonly OrderLineReply[]>;
    /** Of all lines, at the prices of that moment. */
    total: string;
    /** What the shop asks for, where it has said so. */
    amount: string | null;
    status: Generated<OrderStatus>;
    /** Every status that it has had, with its time (ISO 8601), the first one first. */
    states: Json<readonly OrderState[]>;
    /** Grows with every change, for writers that read it before. */
    version: Generated<number>;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  blog_posts: {
    id: GeneratedAlways<number>;
    slug: string;
    title: string;
    excerpt: string;
    /** HTML as its author wrote it: clean it before showing it. */
    content: string;
    author: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  blog_images: {
    id: GeneratedAlways<number>;
    post_id: number;
    /** From 0; the first is the post's main picture. */
    position: number;
    picture_hash: string;
    caption: string;
    alt: string;
  };
  /** Written by an account, or brought along with a post under a name. */
  comments: {
    id: GeneratedAlways<number>;
    post_id: number;
    user_id: number | null;
    guest_name: string | null;
    content: string;
    /** Only an approved comment leaves the server. */
    approved: boolean;
    /** When staff showed or hid it; null: they did not. */
    moderated_at: ColumnType<Date | null, undefined, Date | null>;
    created_at: ColumnType<Date, Date | string | undefined, never>;
  };
  /** What staff and commands changed, for the log of the desk; `before` and `after` are the fields that changed. */
  changes: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    /** Null: the account is gone, or a command made it. */
    user_id: number | null;
    by_command: Generated<boolean>;
    kind: ChangeKind;
    /** The id or key of what was changed. */
    ref: string;
    title: string;
    before: Json<ChangedFields>;
    after: Json<ChangedFields>;
    undone_at: Date | null | undefined;
  };
  /** One row at most: what the last import changed. */
  last_import: { id: number; at: Date; entries: Json<readonly ImportEntry[]> };
}

export type ChangeKind = ChangeReply['kind'];
export type ChangedFields = Readonly<Record<string, unknown>>;

export type Database = Kysely<Schema>;
export type Write = Transaction<Schema>;
