import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, willInstall } from './start/install.mjs';
import { startPostgres } from './testing/postgres-server.mjs';
import { endAll } from './testing/processes.mjs';
import { printResults, runSteps } from './testing/run-steps.mjs';
import { namesOf, taskGroups } from './testing/steps.mjs';
import { findTools, toolsToInstall } from './testing/tools.mjs';

/**
 * `npm test`: everything, on two cores. The checks and the build run beside the tests of the code
 * and of the API; the browser has the machine for itself. `npm test -- unit types` runs only the
 * steps named.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !namesOf(taskGroups({})).includes(name));
if (unknown.length > 0) {
  console.error(`no step "${unknown[0]}"; steps are ${namesOf(taskGroups({})).join(', ')}`);
  process.exit(2);
}
const isAsked = ({ name }) => asked.length === 0 || asked.includes(name);

const needed = {
  browser: isAsked({ name: 'browser' }),
  database: isAsked({ name: 'api-postgres' }),
};
for (const line of installations(needed)) console.log(line);
install();
const tools = findTools(needed);
const reports = mkdtempSync(path.join(tmpdir(), 'shop-reports-'));
const postgres = tools.postgres ? await startPostgres(tools.postgres) : undefined;

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
  const databaseUrl = tools.databaseUrl ?? postgres?.url;
  const { besides, alone } = taskGroups({ reports, databaseUrl, chromium: tools.chromium });
  const first = await Promise.all(besides.map((lane) => runSteps(lane.filter(isAsked))));
  const results = [...first.flat(), ...(interrupted ? [] : await runSteps(alone.filter(isAsked)))];
  if (!interrupted) {
    await leave();
    printResults(results);
    process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  }
} catch (error) {
  await leave();
  throw error;
}

/** What is installed before the first test begins, a line each; nothing when all is here. */
function installations(needed) {
  const packages = toolsToInstall(needed);
  const lines = [
    ...(willInstall() ? ["npm's packages in package-lock.json, into node_modules/"] : []),
    ...(packages.length > 0 ? [`Debian's packages ${packages.join(', ')}, by apt-get`] : []),
  ];
  return lines.length > 0 ? ['To be installed first:', ...lines.map((line) => `  ${line}`)] : [];
}
