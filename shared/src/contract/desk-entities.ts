import { type Static, Type } from '@sinclair/typebox';
import { Product, ProductImage } from './entities';
import { Order } from './order-entities';

const Fields = Type.Record(Type.String(), Type.Unknown());
const When = Type.String({ format: 'date-time' });
const MaybeWhen = Type.Union([When, Type.Null()]);
/** The entry of the log by which what was just done is undone. */
const change = Type.Optional(Type.Integer());

/** A change by staff or by a command; `before` and `after` hold the fields that changed. */
export const Change = Type.Object({
  id: Type.Integer(),
  at: When,
  who: Type.String({ description: 'first name, or the part of the address before the @; command' }),
  kind: Type.Union(
    (['product', 'comment', 'enquiry', 'order', 'import', 'staff'] as const).map((kind) =>
      Type.Literal(kind),
    ),
  ),
  ref: Type.String({ description: 'id or key of what was changed' }),
  title: Type.String(),
  before: Fields,
  after: Fields,
  undone_at: MaybeWhen,
  undoable: Type.Boolean({ description: 'whether the desk can undo it' }),
});

/** A picture by its hash; without its sizes and texts where it was only just uploaded. */
export const DeskPicture = Type.Intersect([Type.Object({ hash: Type.String() }), ProductImage]);

/** A product as staff see it; hidden ones too. */
export const DeskProduct = Type.Composite([
  Type.Pick(Product, [
    ...(['id', 'slug', 'title', 'category', 'price', 'discounted_price', 'quantity'] as const),
  ]),
  // Left out in lists.
  Type.Partial(Type.Pick(Product, ['description', 'available_colors', 'country_of_origin'])),
  Type.Object({
    sale_ends_at: MaybeWhen,
    hidden: Type.Boolean(),
    version: Type.Integer({ description: 'grows with every change' }),
    images: Type.Array(DeskPicture, { description: 'in lists the main one only' }),
    change,
  }),
]);

/** An order as staff see it. */
export const DeskOrder = Type.Composite([
  Order,
  Type.Object({
    id: Type.Integer(),
    version: Type.Integer({ description: 'grows with every change' }),
    change,
  }),
]);

export const DeskComment = Type.Object({
  id: Type.Integer(),
  post: Type.String({ description: 'slug of the post' }),
  name: Type.String(),
  content: Type.String(),
  approved: Type.Union([Type.Boolean(), Type.Null()], { description: 'null: it waits' }),
  created_at: When,
  change,
});

export const DeskEnquiry = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  message: Type.String(),
  answered: Type.Boolean(),
  created_at: When,
  change,
});

export type ChangeReply = Static<typeof Change>;
export type DeskPictureReply = Static<typeof DeskPicture>;
export type DeskProductReply = Static<typeof DeskProduct>;
export type DeskCommentReply = Static<typeof DeskComment>;
export type DeskEnquiryReply = Static<typeof DeskEnquiry>;
export type DeskOrderReply = Static<typeof DeskOrder>;
