export type * from './blog-post';
export { mediaUrl } from './media-url';
export type * from './product';
export { readColors, readPicture } from './read/pictures';
export { fieldsOf, parseInteger, readNumber, readText, unwrapJson } from './read/scalars';
export { lineTotalOf, reshapeCard, reshapeCards } from './reshape-card';
export { categoryKey, reshapeCategory } from './reshape-category';
export { reshapeProduct } from './reshape-product';
