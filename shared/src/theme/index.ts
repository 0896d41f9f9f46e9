export { media } from './media';
export { theme } from './theme';
export { zIndex } from './z-index';
