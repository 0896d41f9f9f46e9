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
  placeholder: Type.Optional(Type.String({ description: 'average colour, #rgb or #rrggbb' })),
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

export type ProductReply = Static<typeof Product>;
export type ProductImageReply = Static<typeof ProductImage>;
export type CategoryReply = Static<typeof Category>;
export type CartItemReply = Static<typeof CartItem>;
export type BlogPostReply = Static<typeof BlogPost>;
export type CommentReply = Static<typeof Comment>;
