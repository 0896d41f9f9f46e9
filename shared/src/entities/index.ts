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
export { categoryKey, reshapeCategory } from './reshape-category';
export {
  type CartItem,
  lineTotalOf,
  reshapeCartItem,
  reshapeWishlistItem,
  type WishlistItem,
} from './reshape-items';
export { reshapeProduct } from './reshape-product';
