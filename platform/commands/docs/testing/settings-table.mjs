import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../start/root.mjs';

/** Names of the environment variables in the table of docs/configuration.md. */
export const settingsTable = () =>
  readFileSync(path.join(root, 'docs/configuration.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => [...line.split('|')[1].matchAll(/`([A-Z][A-Z_]+)`/g)])
    .map(([, name]) => name);
