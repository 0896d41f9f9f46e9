/**
 * Every widget that one app offers to the others: name → props. The name begins with its app.
 * Props are plain data, so that the same call works on the server, in a page and in a fragment.
 */
export interface Widgets {
  /** The 8 newest products by created_at (spec section 2, Home). */
  'catalog/FeaturedProducts': Record<never, never>;
  /** Shop by Category (spec section 2, Home). */
  'catalog/CategoryTiles': Record<never, never>;
  /** Products for other web pages: hearts and cart buttons are links into the shop. */
  'catalog/ProductGrid': {
    /** category slug, or id */
    category?: string;
    /** products, 1 to 24; 8 when not given */
    limit?: number;
    sort?: 'featured' | 'price-low' | 'price-high' | 'newest';
    /** words that name or subtitle hold */
    search?: string;
    /** only these products, in this order unless `sort` says another */
    slugs?: readonly string[];
    /** most columns, 1 to 6; as many as fit when not given */
    columns?: number;
    heading?: string;
  };
  /** The latest blog posts, newest first (spec section 2, Blog list). */
  'blog/BlogPosts': {
    /** posts, 1 to 12; 3 when not given */
    limit?: number;
  };
  /** Adds a product to the cart. */
  'account/AddToCartButton': {
    productId: number;
    title: string;
    /** pieces, at least 1 */
    quantity?: number;
    /** the colour that is selected: that of the pieces */
    color?: string;
    /** `icon` on a card, `wide` on the product page */
    look: 'icon' | 'wide';
    disabled?: boolean;
  };
  /** The heart: puts a product on the wishlist, or takes it off. */
  'account/WishlistButton': { productId: number; title: string; look: 'icon' | 'wide' };
  /** The header's Login and Register links, or a greeting and Logout. */
  'account/SessionLinks': {
    /** `bar` next to the header's icons, `menu` in the menu of a narrow screen */
    look: 'bar' | 'menu';
  };
  /** The header's heart: how many products are on the wishlist, and its panel. */
  'account/WishlistPanelButton': Record<never, never>;
  /** The header's cart: how many pieces are in it, and its panel. */
  'account/CartPanelButton': Record<never, never>;
}
