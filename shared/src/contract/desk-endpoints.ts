import { type TSchema, Type } from '@sinclair/typebox';
import {
  Change,
  DeskComment,
  DeskEnquiry,
  DeskOrder,
  DeskPicture,
  DeskProduct,
} from './desk-entities';
import { OrderStatus } from './order-entities';

const Id = Type.Object({ id: Type.Integer() });
const Text = Type.Optional(Type.String());
const Amount = Type.Optional(Type.Integer({ minimum: 0 }));
const auth = 'staff';
const part = <T extends TSchema>(item: T) =>
  Type.Object({ count: Type.Integer(), results: Type.Array(item) });

/** The calls of the desk, all for staff: an extension, which another API does not have. */
export const deskEndpoints = {
  'GET /api/auth/desk/today/': {
    auth,
    summary: 'Extension: what waits for staff, each with its latest entries',
    reply: Type.Object({
      orders: part(DeskOrder),
      enquiries: part(DeskEnquiry),
      comments: part(DeskComment),
      sold_out: part(DeskProduct),
    }),
  },
  'GET /api/auth/desk/orders/': {
    auth,
    summary: 'Extension: orders, the last one first',
    query: Type.Object({
      status: Type.Optional(OrderStatus),
      search: Type.Optional(Type.String({ description: 'number, name, or title of a product' })),
      offset: Amount,
    }),
    reply: part(DeskOrder),
  },
  'GET /api/auth/desk/orders/{id}/': {
    auth,
    summary: 'Extension: an order',
    params: Id,
    reply: DeskOrder,
  },
  'PATCH /api/auth/desk/orders/{id}/': {
    auth,
    summary: 'Extension: change an order; 409 with `current` if its version is another by now',
    params: Id,
    body: Type.Object({
      version: Type.Integer(),
      status: Type.Optional(OrderStatus),
      amount: Type.Optional(Type.String({ description: "what it costs in all; '': not agreed" })),
    }),
    reply: DeskOrder,
  },
  'GET /api/auth/desk/products/': {
    auth,
    summary: 'Extension: products, hidden ones too, the newest first',
    query: Type.Object({
      search: Text,
      offset: Amount,
      sold_out: Type.Optional(Type.String({ description: '1: only those' })),
    }),
    reply: part(DeskProduct),
  },
  'POST /api/auth/desk/products/': {
    auth,
    summary: 'Extension: a new product; sent again within 10 minutes it is the same one',
    body: Type.Object({
      title: Type.String({ maxLength: 200 }),
      category: Type.String({ description: 'slug or id' }),
      price: Type.String(),
      quantity: Type.String(),
      picture: Type.String({ description: 'hash of an uploaded picture' }),
    }),
    reply: DeskProduct,
  },
  'GET /api/auth/desk/products/{id}/': {
    auth,
    summary: 'Extension: a product',
    params: Id,
    reply: DeskProduct,
  },
  'PATCH /api/auth/desk/products/{id}/': {
    auth,
    summary: 'Extension: change a product; 409 with `current` if its version is another by now',
    params: Id,
    body: Type.Object({
      version: Type.Integer(),
      title: Text,
      category: Type.Optional(Type.String({ description: 'slug or id' })),
      description: Text,
      available_colors: Type.Optional(
        Type.String({ description: "Tan:#b5793f|Black:#1d1b1a; '': none" }),
      ),
      country_of_origin: Text,
      price: Text,
      discounted_price: Type.Optional(Type.String({ description: "'': none" })),
      sale_ends_at: Type.Optional(Type.String({ description: "'': never" })),
      quantity: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
      hidden: Type.Optional(Type.Boolean()),
      pictures: Type.Optional(
        Type.Array(Type.String(), { description: 'hashes of all, in order' }),
      ),
    }),
    reply: DeskProduct,
  },
  'POST /api/auth/desk/pictures/': {
    auth,
    summary: 'Extension: upload a photo, as the body; it is turned upright and sized',
    takesPicture: true,
    reply: DeskPicture,
  },
  'GET /api/auth/desk/comments/': {
    auth,
    summary: 'Extension: comments that wait for a decision, the latest first',
    query: Type.Object({
      decided: Type.Optional(Type.String({ description: '1: those that are shown or hidden' })),
      offset: Amount,
    }),
    reply: part(DeskComment),
  },
  'PATCH /api/auth/desk/comments/{id}/': {
    auth,
    summary: 'Extension: show or hide a comment',
    params: Id,
    body: Type.Object({ approved: Type.Boolean() }),
    reply: DeskComment,
  },
  'GET /api/auth/desk/enquiries/': {
    auth,
    summary: 'Extension: enquiries without an answer, the latest first',
    query: Type.Object({
      answered: Type.Optional(Type.String({ description: '1: those with an answer' })),
      offset: Amount,
    }),
    reply: part(DeskEnquiry),
  },
  'PATCH /api/auth/desk/enquiries/{id}/': {
    auth,
    summary: 'Extension: an enquiry is answered, or is not',
    params: Id,
    body: Type.Object({ answered: Type.Boolean() }),
    reply: DeskEnquiry,
  },
  'GET /api/auth/desk/changes/': {
    auth,
    summary: 'Extension: what staff and commands changed, the latest first',
    query: Type.Object({ offset: Amount }),
    reply: part(Change),
  },
  'POST /api/auth/desk/changes/{id}/undo/': {
    auth,
    summary: 'Extension: undo a change; 409 if what it changed was changed again',
    params: Id,
    reply: Type.Object({ change: Type.Integer({ description: 'the entry of this undoing' }) }),
  },
} as const;
