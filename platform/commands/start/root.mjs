import path from 'node:path';
import { fileURLToPath } from 'node:url';

export { hasSite, noSite, root } from '../../build/site-folder.js';

/** @param {string} file below the platform's folder; @returns its path, absolute */
export const platformFile = (file) =>
  path.join(fileURLToPath(new URL('../..', import.meta.url)), file);
