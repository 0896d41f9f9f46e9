import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteBuild } from '../../build/site-folder.js';

/** Why nothing was written: a sentence for the person at the terminal. */
export class Refusal extends Error {}

/**
 * New files and edits that are written together, or not at all.
 * @param {string} root of the checkout; all files are named from there
 */
export function openDraft(root) {
  /** @type {Map<string, string>} */
  const added = new Map();
  /** @type {Map<string, string>} */
  const changed = new Map();
  const place = (file) => path.join(root, file);
  const read = (file) => added.get(file) ?? changed.get(file) ?? readFileSync(place(file), 'utf8');
  // A remote `reviews` with a page and a widget, and a page of the host: what new files look like.
  const example = place(siteBuild().templates ?? 'templates');
  return {
    read,

    /**
     * Adds the files of a folder of the example, without those of folders below it.
     * @param {string} from the folder
     * @param {string} to where its files go
     * @param {readonly [RegExp, string][]} names what is written in place of the example's names
     * @throws {Refusal} when there is such a file
     */
    copy(from, to, names) {
      // In one pass: a name that is written may hold one that is replaced.
      const found = new RegExp(names.map(([{ source }]) => `(${source})`).join('|'), 'g');
      const nameOf = (groups) => names[groups.findIndex((group) => group !== undefined)][1];
      const fill = (text) => text.replace(found, (_, ...groups) => nameOf(groups));
      const entries = readdirSync(path.join(example, from), { withFileTypes: true });
      for (const { name } of entries.filter((entry) => entry.isFile())) {
        const file = `${to}/${fill(name)}`;
        if (added.has(file) || existsSync(place(file)))
          throw new Refusal(`${file} exists already.`);
        added.set(file, fill(readFileSync(path.join(example, from, name), 'utf8')));
      }
    },

    /**
     * @param {RegExp} where the text that is replaced
     * @param {(found: string) => string} edit
     * @param {string} wanted what the file should hold, in words
     * @throws {Refusal} when the file does not hold it
     */
    change(file, where, edit, wanted) {
      const text = read(file);
      if (!where.test(text))
        throw new Refusal(`${file} has no ${wanted}. Add it by hand, as CONTRIBUTING.md shows.`);
      (added.has(file) ? added : changed).set(file, text.replace(where, edit));
    },

    /** @returns {{ added: string[], changed: string[] }} the files that were written */
    write() {
      for (const [file, text] of added) {
        mkdirSync(path.dirname(place(file)), { recursive: true });
        writeFileSync(place(file), text, { flag: 'wx' });
      }
      for (const [file, text] of changed) writeFileSync(place(file), text);
      return { added: [...added.keys()], changed: [...changed.keys()] };
    },
  };
}
