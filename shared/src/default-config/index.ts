export { defaultConfig } from './default-config';
