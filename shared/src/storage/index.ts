export { onStored, readStored, writeStored } from './stored';
