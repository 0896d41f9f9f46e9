/** The site's folder. */
export { root } from '../../build/site-folder.js';
