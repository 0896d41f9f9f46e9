import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.mjs';

/** What a person would type to install a package. */
export const installCommand = (name) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${name}`;

/** @typedef {{ what: string, package: string, setting: string, find: () => string | undefined }} Need */

/** On a clean machine of a continuous integration, and only there, packages may be installed. */
const mayInstall = () =>
  process.env.CI === 'true' && process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/**
 * Which of Debian's packages `need` will install.
 * @param {Need[]} needs
 * @returns {string[]} none where it may not install any: without CI=true, or without root
 */
export const packagesToInstall = (needs) =>
  mayInstall() ? needs.filter(isMissing).map((one) => one.package) : [];

/** What a setting names wrongly is not missing: `need` says what is wrong with it. */
function isMissing({ find }) {
  try {
    return !find();
  } catch {
    return false;
  }
}

/**
 * Finds a program, and installs Debian's package for it where that is allowed.
 * @param {Need} need
 * @returns {string} what `find` found
 * @throws Error with the command to run
 */
export function requireProgram({ what, package: name, setting, find }) {
  const found = find();
  if (found) return found;
  if (mayInstall()) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', name);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(`${what} is missing. Install it:\n\n  ${installCommand(name)}\n\nor ${setting}`);
}

function aptGet(...args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
}
