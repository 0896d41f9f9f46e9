export { emit, on } from './bus';
