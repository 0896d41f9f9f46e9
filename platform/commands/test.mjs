import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, willInstall } from './start/install.mjs';
import { startPostgres } from './testing/postgres-server.mjs';
import { endAll, printResults, runSteps } from './testing/run-steps.mjs';
import { taskGroups } from './testing/steps.mjs';
import { packagesToInstall, requireTool, tools } from './testing/tools.mjs';

/**
 * `npm test`: everything, on two cores. The checks and the build run in parallel to the tests of the code
 * and of the API; the browser has the machine for itself. `npm test -- unit types` runs only the
 * steps named.
 */
const asked = process.argv.slice(2);
const { parallel: all, alone: last } = taskGroups({});
const names = [...all, ...last].map(({ name }) => name);
const unknown = asked.find((name) => !names.includes(name));
if (unknown) {
  console.error(`no step "${unknown}"; steps are ${names.join(', ')}`);
  process.exit(2);
}
const isAsked = ({ name }) => asked.length === 0 || asked.includes(name);

const { TEST_DATABASE_URL } = process.env;
const needed = {
  ...(isAsked({ name: 'browser' }) && { chromium: tools.chromium }),
  ...(isAsked({ name: 'api-postgres' }) && !TEST_DATABASE_URL && { postgres: tools.postgres }),
};
const packages = packagesToInstall(Object.values(needed));
if (willInstall() || packages.length > 0) console.log('To be installed first:');
if (willInstall()) console.log("  npm's packages in package-lock.json, into node_modules/");
if (packages.length > 0) console.log(`  Debian's packages ${packages.join(', ')}, by apt-get`);
install();
const found = findAll();
const reports = mkdtempSync(path.join(tmpdir(), 'shop-reports-'));
// Tests start hundreds of processes that compile the same packages. Node 20 does not know it.
process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled');
const postgres = found.postgres ? await startPostgres(found.postgres) : undefined;

const leave = async () => {
  await endAll();
  await postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    console.log(`\n${signal}: stopping what was started`);
    await leave();
    process.exit(130);
  });
}

try {
  const databaseUrl = TEST_DATABASE_URL ?? postgres?.url;
  const { parallel, alone } = taskGroups({ reports, databaseUrl, chromium: found.chromium });
  // One list for two cores: whichever is free takes the next step.
  const next = parallel.filter(isAsked).values();
  const first = await Promise.all([runSteps(next), runSteps(next)]);
  const results = [...first.flat(), ...(await runSteps(alone.filter(isAsked)))];
  printResults(results);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
} finally {
  await leave();
}

/** Finds what the tests drive; where anything is missing, says all of it at once and ends. */
function findAll() {
  const missing = [];
  const files = {};
  for (const [name, tool] of Object.entries(needed)) {
    try {
      files[name] = requireTool(tool);
    } catch (error) {
      missing.push(error.message);
    }
  }
  if (missing.length === 0) return files;
  console.error(`\n${missing.join('\n\n')}\n\n0 passed, ${missing.length} failed`);
  process.exit(1);
}
