export { listen } from './listen';
