import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

/** Editors write a file in several steps, in ms. */
const debounceMs = 120;

/**
 * Calls back when a source file below one of the folders changes; one call at a time, and once
 * more when something changed meanwhile.
 * @param {string[]} folders below the root
 * @param {() => Promise<void>} changed
 */
export function watchFolders(folders, changed) {
  let timer;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    await changed();
    running = false;
    if (again) run();
  };
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || /node_modules|[\\/]dist[\\/]|^dist/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(run, debounceMs);
    });
  }
}
