import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What only the code of a library holds that every page must have once: how it defines its
 * internals, or a text of its own. Code that uses the library reads neither.
 */
export const librarySignatures: Readonly<Record<string, RegExp>> = {
  react:
    /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'styled-components': /data-styled-version/,
  jotai: /no atom init/,
};

/** @returns for each library of the platform that a remote's scripts hold, the rest of a sentence */
export function duplicateLibraries(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return Object.keys(librarySignatures)
        .filter((library) => librarySignatures[library]?.test(code))
        .map((library) => `brings its own ${library} in ${name}; the host has the only one`);
    });
}
