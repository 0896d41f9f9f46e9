/** One encoded set of a picture, for `<source>`. */
export interface PictureSource {
  type: string;
  srcset: string;
}

/** A picture as pages draw it; sources and sizes are there only when the API offers them. */
export interface Picture {
  src: string;
  alt: string;
  sources: readonly PictureSource[];
  /** pixels, when known */
  width?: number;
  height?: number;
  /** average colour, #rgb or #rrggbb */
  placeholder?: string;
  /** name of the colour it shows */
  color?: string;
}

export interface ColorChoice {
  name: string;
  /** CSS colour, #rgb or #rrggbb */
  hex: string;
}

/** The fields of a card; all prices in the shop's currency. */
export interface ProductCard {
  id: number;
  slug: string;
  title: string;
  subtitle: string;
  /** the price to pay: the discounted one when there is one */
  price: number;
  /** the price before a discount; undefined without one */
  originalPrice?: number;
  percentOff?: number;
  picture?: Picture;
  /** category slug, '' when unknown */
  category: string;
  /** pieces in stock, at least 0: with 0 it is sold out (spec section 2) */
  quantity: number;
  popular: boolean;
  /** ISO 8601, '' when unknown */
  createdAt: string;
  colors: readonly ColorChoice[];
  /** its size, as the specifications say it; undefined when they do not */
  size?: string;
}

export interface Product extends ProductCard {
  /** when the price to pay ends, ISO 8601; undefined when that is not known */
  saleEndsAt?: string;
  description: string;
  pictures: readonly Picture[];
  features: readonly string[];
  specifications: readonly (readonly [label: string, value: string])[];
  care: string;
  warrantyMonths?: number;
  exchangeDays?: number;
}

export interface Category {
  id: number;
  /** '' when the server gives none; links and filters then use the id (spec section 2) */
  slug: string;
  title: string;
  description: string;
  picture?: Picture;
}

/** Pieces of a cart line in one colour. */
export interface ColorCount {
  name: string;
  /** at least 1 */
  quantity: number;
}

/** A line of the cart; money in the shop's currency. */
export interface CartItem {
  id: number;
  productId: number;
  /** undefined when the product is given only as an id that is not found */
  product?: ProductCard;
  /** the shop answered that it no longer sells the product */
  discontinued?: boolean;
  /** the product's, to show the chosen colour; none when the cart's reply has none */
  pictures?: readonly Picture[];
  /** names of the colours that the product comes in; none when they are not known */
  choices?: readonly string[];
  /** pieces in stock, when known */
  stock?: number;
  /** pieces, at least 1 */
  quantity: number;
  /** those whose colour is known; undefined when the API does not count colours */
  colors?: readonly ColorCount[];
  unitPrice: number;
  lineTotal: number;
}

/** An entry of the wishlist. */
export interface WishlistItem {
  /** undefined while it is being added */
  id?: number;
  productId: number;
  /** undefined when the product is given only as an id that is not found */
  product?: ProductCard;
  /** the shop answered that it no longer sells the product */
  discontinued?: boolean;
  /** ISO 8601, '' when unknown */
  createdAt: string;
}
