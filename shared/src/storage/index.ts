export { chosenColor, rememberColor } from './chosen-colors';
export { onStored, readStored, writeStored } from './stored';
