import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root, wherever it lies. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
