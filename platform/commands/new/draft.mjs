import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why nothing was written: a sentence for whoever ran the command. */
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
  return {
    read,

    /** @throws {Refusal} when there is such a file */
    add(file, text) {
      if (added.has(file) || existsSync(place(file))) throw new Refusal(`${file} exists already.`);
      added.set(file, text);
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
