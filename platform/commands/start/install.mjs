import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Installs what package-lock.json names, unless exactly that is installed already.
 * @returns true when something was installed
 */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 15))
    console.warn(
      `Node 22.15 or newer is supported; this is ${process.versions.node}. It may work all the same.`,
    );
  const hasPackages = existsSync(path.join(root, 'node_modules'));
  if (!willInstall()) {
    if (hasPackages) return false;
    console.error('The packages are not installed: run npm ci, or start without SKIP_INSTALL=1.');
    process.exit(1);
  }
  // `npm ci` would delete node_modules first, for one changed version too: 20 s instead of 3.
  const command = hasPackages ? ['install', '--no-save'] : ['ci'];
  const result = spawnSync('npm', [...command, '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.');
    process.exit(1);
  }
  return true;
}

/** Whether `install` has anything to install. */
export const willInstall = () => process.env.SKIP_INSTALL !== '1' && !isInstalled();

/**
 * npm notes in node_modules what it installed. A team's checkout lacks folders of other apps, and
 * what only these need: so packages that are missing count where a folder that is here names them.
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([place, { version, dependencies, devDependencies }]) => {
    if (place.includes('node_modules/')) return !found[place] || found[place].version === version;
    const isFound = (name) =>
      found[path.posix.join(place, 'node_modules', name)] ?? found[`node_modules/${name}`];
    const names = Object.keys({ ...dependencies, ...devDependencies });
    return !existsSync(path.join(root, place, 'package.json')) || names.every(isFound);
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
