export { media } from './media';
export { theme } from './theme';
