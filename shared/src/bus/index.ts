export { emit, on, resetEvents } from './bus';
