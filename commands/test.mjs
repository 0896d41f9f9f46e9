import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from './start/install.mjs';
import { chromium } from './testing/chromium.mjs';
import { postgresPrograms, startPostgres } from './testing/postgres-server.mjs';
import { endAll } from './testing/processes.mjs';
import { printResults, runSteps } from './testing/run-steps.mjs';
import {
  apiOnPglite,
  apiOnPostgres,
  browserTests,
  build,
  checks,
  unitTests,
} from './testing/steps.mjs';

/**
 * `npm test`: everything, on two cores. The checks and the build run beside the tests of the code
 * and of the API; the browser has the machine for itself.
 */
install();
const tools = findTools();
const reports = mkdtempSync(path.join(tmpdir(), 'shop-reports-'));
const postgres = tools.databaseUrl ? undefined : await startPostgres(tools.postgres);

const leave = async () => {
  await endAll();
  await postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
};
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    interrupted = true;
    console.log(`\n${signal}: stopping what was started`);
    await leave();
    process.exit(130);
  });
}

try {
  const databaseUrl = tools.databaseUrl ?? postgres.url;
  const lanes = await Promise.all([
    runSteps([...checks, build]),
    runSteps([unitTests(reports), apiOnPglite(reports), apiOnPostgres(reports, databaseUrl)]),
  ]);
  const results = [...lanes.flat(), ...(await runSteps([browserTests(reports, tools.chromium)]))];
  if (!interrupted) {
    await leave();
    printResults(results);
    process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  }
} catch (error) {
  await leave();
  throw error;
}

/** All that is missing is told at once. */
function findTools() {
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
    chromium: attempt(chromium),
    postgres: databaseUrl ? undefined : attempt(postgresPrograms),
  };
  if (missing.length === 0) return found;
  console.error(`\n${missing.join('\n\n')}\n\n0 passed, ${missing.length} failed`);
  process.exit(1);
}
