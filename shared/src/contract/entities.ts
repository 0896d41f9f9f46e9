import { type Static, Type } from '@sinclair/typebox';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** A price in the shop's currency, as Django REST Framework writes it: '1499.50'. */
export const Decimal = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });

/** One encoded set of a picture, ready for `<source>`; an optional extension of our API. */
export const PictureSource = Type.Object({ type: Type.String(), srcset: Type.String() });

/** Fields that our API adds to the spec's pictures; used when present. */
const pictureExtension = {
  alt: Type.Optional(Type.String()),
  placeholder: Type.Optional(Type.String({ description: 'average colour, #rrggbb' })),
  width: Type.Optional(Type.Integer({ description: 'pixels of `image`' })),
  height: Type.Optional(Type.Integer({ description: 'pixels of `image`' })),
  sources: Type.Optional(Type.Array(PictureSource)),
};

/** A product's picture. Only `id` and `image` are in the spec. */
export const ProductImage = Type.Object({
  id: Type.Integer(),
  image: Type.String(),
  color: Type.Optional(Type.String({ description: 'name of the colour shown' })),
  ...pictureExtension,
});

export const ProductColor = Type.Object({ name: Type.String(), hex: Type.String() });

/** Spec section 3, Product. */
export const Product = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  description: Type.String(),
  price: Decimal,
  discounted_price: Nullable(Decimal),
  discount_percent: Nullable(Type.Integer()),
  sale_ends_at: Type.Optional(
    Type.String({ format: 'date-time', description: 'extension: when the discounted price ends' }),
  ),
  images: Type.Array(ProductImage),
  image: Nullable(Type.String()),
  category: Nullable(Type.String()),
  available_colors: Type.Array(ProductColor),
  quantity: Type.Integer(),
  key_features: Type.Array(Type.String()),
  specifications: Type.Record(Type.String(), Type.String()),
  care_instructions: Type.String(),
  warranty_months: Nullable(Type.Integer()),
  exchange_days: Nullable(Type.Integer()),
  country_of_origin: Type.Optional(Type.String({ description: 'extension' })),
  isPopular: Type.Boolean(),
  created_at: Type.String({ format: 'date-time' }),
  discontinued: Type.Optional(
    Type.Boolean({
      description:
        'extension: no longer sold; only in lines of a cart or wishlist that still hold it',
    }),
  ),
});

/** Spec section 3, Category. `picture` is an optional extension: the image with its sizes. */
export const Category = Type.Object({
  id: Type.Integer(),
  slug: Nullable(Type.String()),
  title: Type.String(),
  description: Type.String(),
  image: Nullable(Type.String()),
  picture: Type.Optional(ProductImage),
});

export const TokenPair = Type.Object({ access: Type.String(), refresh: Type.String() });

export const User = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  is_staff: Type.Optional(
    Type.Boolean({ description: 'extension: true for those who may use the desk' }),
  ),
});

export const WishlistItem = Type.Object({
  id: Type.Integer(),
  product: Type.Union([Type.Integer(), Product]),
  created_at: Type.String({ format: 'date-time' }),
});

/** Pieces of a cart line in one of its product's colours. */
export const ColorCount = Type.Object({
  name: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
});

const aboutColors =
  'extension: pieces by colour, together at most the quantity; the colour of the rest is not known';

export const ColorCounts = Type.Array(ColorCount, { description: aboutColors });

/**
 * Spec section 3, Cart item. Optional extensions: `product_id`, the product's id alone, and
 * `colors`.
 */
export const CartItem = Type.Object({
  id: Type.Integer(),
  product: Type.Union([Type.Integer(), Product]),
  product_id: Type.Optional(Type.Integer()),
  quantity: Type.Integer({ minimum: 1 }),
  colors: Type.Optional(ColorCounts),
  unit_price: Decimal,
  line_total: Decimal,
});

/** A post's picture. Only `id`, `image` and `caption` are in the spec. */
export const BlogImage = Type.Object({
  id: Type.Integer(),
  image: Type.String(),
  caption: Type.String(),
  ...pictureExtension,
});

/** Spec section 3, Blog post. The first image is the main one. */
export const BlogPost = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  excerpt: Type.String(),
  content: Type.String({ description: 'HTML' }),
  author: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
  images: Type.Array(BlogImage),
});

/** Spec section 3, Comment. Our API gives only the part of an address before the @. */
export const Comment = Type.Object({
  id: Type.Integer(),
  blog: Type.Integer(),
  content: Type.String({ description: 'text, never HTML' }),
  approved: Type.Boolean(),
  created_at: Type.String({ format: 'date-time' }),
  user: Type.Object({ first_name: Type.String(), email: Type.String() }),
});

/** An enquiry from the contact form. */
export const Enquiry = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  message: Type.String(),
  source: Type.String(),
});

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
  amount: Nullable(Decimal),
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
export type ProductReply = Static<typeof Product>;
export type ProductImageReply = Static<typeof ProductImage>;
export type CategoryReply = Static<typeof Category>;
export type CartItemReply = Static<typeof CartItem>;
export type BlogPostReply = Static<typeof BlogPost>;
export type CommentReply = Static<typeof Comment>;
export type OwnDataReply = Static<typeof OwnData>;
