import path from 'node:path';
import { platformFolder } from '../../build/site-folder.js';

export { hasSite, noSite, root } from '../../build/site-folder.js';

/** @param {string} file below the platform's folder; @returns its path, absolute */
export const platformFile = (file) => path.join(platformFolder, file);
