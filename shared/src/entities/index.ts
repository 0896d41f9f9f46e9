export type { BlogComment, BlogPicture, BlogPost } from './blog-post';
export { mediaUrl } from './media-url';
export type {
  Category,
  ColorChoice,
  Picture,
  PictureSource,
  Product,
  ProductCard,
} from './product';
export { reshapeBlogPost } from './reshape-blog-post';
export { reshapeCard, reshapeCards } from './reshape-card';
export { type CartItem, lineTotalOf, reshapeCartItem } from './reshape-cart-item';
export { categoryKey, reshapeCategory } from './reshape-category';
export { reshapeComment } from './reshape-comment';
export { reshapeProduct } from './reshape-product';
export { reshapeWishlistItem, type WishlistItem } from './reshape-wishlist-item';
