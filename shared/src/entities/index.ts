export { mediaUrl } from './media-url';
export type {
  Category,
  ColorChoice,
  Picture,
  PictureSource,
  Product,
  ProductCard,
} from './product';
export { reshapeCard, reshapeCards } from './reshape-card';
export { categoryKey, reshapeCategory } from './reshape-category';
export { reshapeProduct } from './reshape-product';
