import { chromium } from './chromium.mjs';
import { packagesToInstall, requireProgram } from './debian-package.mjs';
import { postgresPrograms } from './postgres-server.mjs';

/** @typedef {{ chromium?: string, postgres?: string, databaseUrl?: string }} Tools */

/** @typedef {{ browser: boolean, database: boolean }} Needed */

/** @param {Needed} needed */
const isStarted = ({ database }) => database && !process.env.TEST_DATABASE_URL;

/**
 * What findTools will install, for it to be said before anything begins.
 * @param {Needed} needed
 * @returns {string[]} names of Debian's packages
 */
export const toolsToInstall = (needed) =>
  packagesToInstall([
    ...(needed.browser ? [chromium] : []),
    ...(isStarted(needed) ? [postgresPrograms] : []),
  ]);

/**
 * Finds what the tests drive; where anything is missing, says all of it at once and ends.
 * @param {Needed} needed
 * @returns {Tools}
 */
export function findTools(needed) {
  const missing = [];
  const attempt = (tool) => {
    try {
      return requireProgram(tool);
    } catch (error) {
      missing.push(error.message);
      return undefined;
    }
  };
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const found = {
    databaseUrl,
    chromium: needed.browser ? attempt(chromium) : undefined,
    postgres: isStarted(needed) ? attempt(postgresPrograms) : undefined,
  };
  if (missing.length === 0) return found;
  console.error(`\n${missing.join('\n\n')}\n\n0 passed, ${missing.length} failed`);
  process.exit(1);
}
