export { deadline } from './deadline';
export { within } from './within';
