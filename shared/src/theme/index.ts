export { media, theme, zIndex } from './theme';
