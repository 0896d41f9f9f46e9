import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser to drive: CHROME, or the first that is on the PATH.
 * @throws Error that says what to do when there is none
 */
export function chromium(): string {
  const { CHROME, PATH = '' } = process.env;
  if (CHROME) {
    if (isProgram(CHROME)) return CHROME;
    throw new Error(`CHROME is set to "${CHROME}", which is not a program`);
  }
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isProgram);
  if (!found) throw new Error('No Chromium on the PATH: install it, or set CHROME to its path.');
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
