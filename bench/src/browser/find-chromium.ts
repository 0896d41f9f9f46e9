import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The Chromium named by CHROME, or the first on the PATH.
 * @throws saying what to set
 */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const { CHROME } = process.env;
  const wanted = CHROME ? [CHROME] : names;
  const places = wanted.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  const found = places.find(isProgram);
  if (!found) {
    throw new Error(
      CHROME
        ? `CHROME is set to "${CHROME}", which is not a program`
        : 'No Chromium on the PATH: install it, or set CHROME to the path of one.',
    );
  }
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
