import { chromium } from './chromium.mjs';
import { postgresPrograms } from './postgres-server.mjs';

/** @typedef {{ chromium?: string, postgres?: string, databaseUrl?: string }} Tools */

/**
 * Finds what the tests drive; where anything is missing, says all of it at once and ends.
 * @param {{ browser: boolean, database: boolean }} needed
 * @returns {Tools}
 */
export function findTools({ browser, database }) {
  const missing = [];
  const attempt = (find) => {
    try {
      return find();
    } catch (error) {
      missing.push(error.message);
      return undefined;
    }
  };
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const found = {
    databaseUrl,
    chromium: browser ? attempt(chromium) : undefined,
    postgres: database && !databaseUrl ? attempt(postgresPrograms) : undefined,
  };
  if (missing.length === 0) return found;
  console.error(`\n${missing.join('\n\n')}\n\n0 passed, ${missing.length} failed`);
  process.exit(1);
}
