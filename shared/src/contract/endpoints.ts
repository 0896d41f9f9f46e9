import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { deskEndpoints } from './desk-endpoints';
import {
  BlogPost,
  CartItem,
  Category,
  ColorCounts,
  Comment,
  Enquiry,
  Product,
  TokenPair,
  User,
  WishlistItem,
} from './entities';
import { Order, OrderPage, OwnData } from './order-entities';
import { maxOrderItems, maxQuantity } from './order-limits';

/**
 * The sign-in that a call needs: `none` ignores a token, `optional` refuses a bad one, `required`
 * needs one, `staff` one of an account with that role whose password was given in the last 12 hours.
 */
export interface Endpoint {
  readonly auth: 'none' | 'optional' | 'required' | 'staff';
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is a picture. */
  readonly takesPicture?: true;
  readonly reply: TSchema;
}

const Email = Type.String({ maxLength: 254 });
const Quantity = Type.Optional(Type.Integer({ minimum: 1, maximum: maxQuantity }));
const OptionalText = (description: string) => Type.Optional(Type.String({ description }));
const Id = Type.Object({ id: Type.Integer() });
/** 20 signs that are not mistaken for one another, 98 bits. */
const OrderKey = Type.String({ pattern: '^[2-9A-HJKMNP-TV-Z]{20}$' });
const NoBody = Type.Null();
const partOfList =
  'extension: part of the list in one of these orders, as {count, shop_count, ordering, filters, colors, version, results}: `filters` names the filters that are understood, `colors` has those of the products in the category; any change to the catalogue makes its version another';
const Detail = Type.Object({ detail: Type.String() });

/**
 * Every HTTP call of the shop, keyed by method and path (spec section 7). The same key names the
 * call in the client (`request`), in the API (`serve`) and in tests (`mockApi`).
 */
export const endpoints = {
  'POST /api/auth/token/': {
    auth: 'none',
    summary: 'Sign in',
    body: Type.Object({ email: Email, password: Type.String() }),
    reply: TokenPair,
  },
  'POST /api/auth/token/refresh/': {
    auth: 'none',
    summary: 'A new access token',
    body: Type.Object({ refresh: Type.String() }),
    reply: Type.Object({ access: Type.String(), refresh: Type.Optional(Type.String()) }),
  },
  'POST /api/auth/token/verify/': {
    auth: 'none',
    summary: 'Whether a token is good',
    body: Type.Object({ token: Type.String() }),
    reply: Type.Object({}),
  },
  'POST /api/auth/register/': {
    auth: 'none',
    summary: 'Create an account',
    body: Type.Object({
      email: Email,
      password: Type.String(),
      password2: Type.String(),
      first_name: Type.Optional(Type.String({ maxLength: 150 })),
      last_name: Type.Optional(Type.String({ maxLength: 150 })),
    }),
    reply: Type.Partial(Type.Intersect([User, TokenPair])),
  },
  'POST /api/auth/password/reset/': {
    auth: 'none',
    summary: 'Extension: mail a link that sets a new password',
    body: Type.Object({ email: Email }),
    reply: Detail,
  },
  'POST /api/auth/password/reset/confirm/': {
    auth: 'none',
    summary: 'Extension: set a new password with a mailed token',
    body: Type.Object({ token: Type.String(), password: Type.String(), password2: Type.String() }),
    reply: Detail,
  },
  'GET /api/auth/me/': { auth: 'required', summary: 'The signed-in user', reply: User },
  'GET /api/auth/me/data/': {
    auth: 'required',
    summary: 'Extension: all that is stored about the signed-in user',
    reply: OwnData,
  },
  'POST /api/auth/me/delete/': {
    auth: 'required',
    summary: 'Extension: delete the account of the signed-in user',
    body: Type.Object({ password: Type.String() }),
    reply: NoBody,
  },
  'GET /api/auth/products/': {
    auth: 'optional',
    summary: 'Products',
    query: Type.Object({
      category: OptionalText('category slug, or id'),
      color: OptionalText('extension: only what comes in a colour of this name'),
      maxPrice: OptionalText('extension: only what costs less than this whole number'),
      inStock: OptionalText('extension: `true`: only what is not sold out'),
      limit: Type.Optional(Type.Integer({ minimum: 1 })),
      ordering: OptionalText(
        'extension: -created_at is newest first; with `offset`: id, featured, price-low, price-high, newest',
      ),
      offset: Type.Optional(Type.Integer({ minimum: 0, description: partOfList })),
      page_size: Type.Optional(Type.Integer({ minimum: 1, description: 'products of that part' })),
      fields: OptionalText(
        'extension: `card` leaves long texts out, `feed` pictures but the main one; `search` leaves only id, slug, colours and features',
      ),
    }),
    reply: Type.Array(Product),
  },
  'GET /api/auth/products/{ref}/': {
    auth: 'optional',
    summary: 'One product, by id or slug',
    params: Type.Object({ ref: Type.String() }),
    reply: Product,
  },
  'GET /api/auth/categories/': {
    auth: 'optional',
    summary: 'Categories',
    reply: Type.Array(Category),
  },
  'GET /api/auth/wishlist/': {
    auth: 'required',
    summary: 'The wishlist',
    reply: Type.Array(WishlistItem),
  },
  'POST /api/auth/wishlist/': {
    auth: 'required',
    summary: 'Add to the wishlist',
    body: Type.Object({ product: Type.Integer() }),
    reply: WishlistItem,
  },
  'DELETE /api/auth/wishlist/{id}/': {
    auth: 'required',
    summary: 'Remove from the wishlist',
    params: Id,
    reply: NoBody,
  },
  'GET /api/auth/cart/': { auth: 'required', summary: 'The cart', reply: Type.Array(CartItem) },
  'POST /api/auth/cart/': {
    auth: 'required',
    summary: 'Add to the cart',
    body: Type.Object({
      product_id: Type.Integer(),
      quantity: Quantity,
      color: OptionalText('extension: one of the product’s colours, that of these pieces'),
    }),
    reply: CartItem,
  },
  'PATCH /api/auth/cart/{id}/': {
    auth: 'required',
    summary: 'Change a quantity',
    params: Id,
    body: Type.Object({ quantity: Quantity, colors: Type.Optional(ColorCounts) }),
    reply: CartItem,
  },
  'DELETE /api/auth/cart/{id}/': {
    auth: 'required',
    summary: 'Remove from the cart',
    params: Id,
    reply: NoBody,
  },
  'GET /api/auth/blogs/': {
    auth: 'optional',
    summary: 'Blog posts',
    query: Type.Object({
      slug: Type.Optional(Type.String()),
      fields: OptionalText('extension: `card` leaves a text out whose excerpt is there'),
    }),
    reply: Type.Array(BlogPost),
  },
  'GET /api/auth/blogs/{slug}/': {
    auth: 'optional',
    summary: 'One blog post',
    params: Type.Object({ slug: Type.String() }),
    reply: BlogPost,
  },
  'GET /api/auth/comments/': {
    auth: 'optional',
    summary: 'Comments of a post',
    query: Type.Object({ blog: Type.Optional(Type.Integer()) }),
    reply: Type.Array(Comment),
  },
  'POST /api/auth/comments/': {
    auth: 'required',
    summary: 'Write a comment',
    body: Type.Object({ blog: Type.Integer(), content: Type.String() }),
    reply: Comment,
  },
  'POST /api/auth/contact/': {
    auth: 'optional',
    summary: 'Send an enquiry',
    body: Type.Object({
      name: Type.String({ maxLength: 150 }),
      email: Email,
      phone: Type.String({ maxLength: 50 }),
      message: Type.String({ maxLength: 5_000 }),
      source: Type.Optional(Type.String({ maxLength: 50 })),
      website_url: OptionalText('extension: filled by robots only; then nothing is stored'),
    }),
    reply: Enquiry,
  },
  'POST /api/auth/orders/': {
    auth: 'optional',
    summary:
      'Extension: store an order that is opened in the chat; the same key again is the same order',
    body: Type.Object({
      key: OrderKey,
      items: Type.Array(
        Type.Object({
          product: Type.String({ description: 'slug or id' }),
          color: OptionalText('name, or as an order link has it'),
          quantity: Quantity,
        }),
        { minItems: 1, maxItems: maxOrderItems },
      ),
      reuse: Type.Optional(
        Type.Boolean({
          description:
            'an order of the same lines without an account, opened in the last 10 s, is answered instead',
        }),
      ),
    }),
    reply: Order,
  },
  'GET /api/auth/orders/': {
    auth: 'required',
    summary: 'Extension: orders of the account, the last one first',
    reply: Type.Array(Order),
  },
  'GET /api/auth/orders/{key}/': {
    auth: 'optional',
    summary: 'Extension: one order, by its secret key',
    params: Type.Object({ key: OrderKey }),
    reply: OrderPage,
  },
  ...deskEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type PartOf<K extends EndpointKey, P extends 'params' | 'query' | 'body' | 'reply'> =
  Endpoints[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type Params<K extends EndpointKey> = PartOf<K, 'params'>;
export type Query<K extends EndpointKey> = PartOf<K, 'query'>;
export type Body<K extends EndpointKey> = PartOf<K, 'body'>;
export type Reply<K extends EndpointKey> = PartOf<K, 'reply'>;
