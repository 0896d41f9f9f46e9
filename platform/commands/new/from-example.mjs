import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteBuild } from '../../build/site-folder.js';
import { root } from '../start/root.mjs';

/** A remote `reviews` with a page and a widget, and a page of the host: what new files look like. */
const example = path.join(root, siteBuild().templates ?? 'templates');

/**
 * @param {string} from folder of the example; its files, not those of folders below it
 * @param {readonly [RegExp, string][]} names what is written in place of the example's names
 * @returns {[file: string, text: string][]} the files with their names in the folder, and their texts
 */
export function fromExample(from, names) {
  // In one pass: a name that is written may hold one that is replaced.
  const found = new RegExp(names.map(([{ source }]) => `(${source})`).join('|'), 'g');
  const nameOf = (groups) => names[groups.findIndex((group) => group !== undefined)][1];
  const fill = (text) => text.replace(found, (_, ...groups) => nameOf(groups));
  const folder = path.join(example, from);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [fill(name), fill(readFileSync(path.join(folder, name), 'utf8'))]);
}
