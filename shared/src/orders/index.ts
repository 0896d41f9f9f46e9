export { recordOrder, recordOrderLinks } from './record-order';
