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
export { readPicture } from './read/pictures';
export { fieldsOf, parseInteger, readText, unwrapJson } from './read/scalars';
export { reshapeCard, reshapeCards } from './reshape-card';
export { type CartItem, lineTotalOf, reshapeCartItem } from './reshape-cart-item';
export { categoryKey, reshapeCategory } from './reshape-category';
export { reshapeProduct } from './reshape-product';
export { reshapeWishlistItem, type WishlistItem } from './reshape-wishlist-item';
