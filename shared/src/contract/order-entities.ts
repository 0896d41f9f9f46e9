import { type Static, Type } from '@sinclair/typebox';
import { Decimal } from './entities';

/** What becomes of an order. `new`: it was opened in the chat, no message is known yet. */
export const OrderStatus = Type.Union([
  Type.Literal('new'),
  Type.Literal('confirmed'),
  Type.Literal('paid'),
  Type.Literal('sent'),
  Type.Literal('done'),
  Type.Literal('cancelled'),
]);

/** A product of an order, as it was when it was ordered. */
const OrderLine = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  color: Type.Optional(Type.String()),
  quantity: Type.Integer({ minimum: 1 }),
  unit_price: Decimal,
});

const OrderState = Type.Object({
  status: OrderStatus,
  at: Type.String({ format: 'date-time' }),
});

/** An extension: an order that was opened in the chat. */
export const Order = Type.Object({
  key: Type.String({ description: 'secret: part of the address of its page' }),
  reference: Type.String({ description: 'its number in messages, such as K7Q4' }),
  status: OrderStatus,
  created_at: Type.String({ format: 'date-time' }),
  name: Type.String({ description: 'of the account; empty without one' }),
  lines: Type.Array(OrderLine),
  total: Decimal,
  amount: Type.Union([Decimal, Type.Null()]),
  states: Type.Array(OrderState),
});

const date = Type.String({ format: 'date-time' });
const product = { product: Type.String({ description: 'slug' }), title: Type.String() };

/** What is stored about a person, to take along. Enquiries are not: their address is not verified. */
export const OwnData = Type.Object({
  account: Type.Object({
    email: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    is_staff: Type.Boolean(),
    created_at: date,
  }),
  wishlist: Type.Array(Type.Object({ ...product, created_at: date })),
  cart: Type.Array(
    Type.Object({
      ...product,
      quantity: Type.Integer(),
      colors: Type.Record(Type.String(), Type.Integer(), { description: 'pieces by colour' }),
    }),
  ),
  comments: Type.Array(
    Type.Object({
      post: Type.String({ description: 'slug' }),
      content: Type.String(),
      approved: Type.Boolean(),
      created_at: date,
    }),
  ),
  orders: Type.Array(Order),
});

/** An SVG path of squares, one unit each, in a square of `size` units. */
const QrCode = Type.Object({ size: Type.Integer(), path: Type.String() });

/** An order with what only its own page shows. */
export const OrderPage = Type.Composite([
  Order,
  Type.Object({
    qr: QrCode,
    upi: Type.Optional(
      Type.Object({ address: Type.String({ description: 'upi://pay?…' }), qr: QrCode }),
    ),
  }),
]);

export type OrderStatus = Static<typeof OrderStatus>;
export type OrderLineReply = Static<typeof OrderLine>;
export type OrderState = Static<typeof OrderState>;
export type OrderReply = Static<typeof Order>;
export type OrderPageReply = Static<typeof OrderPage>;
export type OwnDataReply = Static<typeof OwnData>;
