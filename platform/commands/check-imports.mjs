#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import rules from './lint/import-rules.cjs';
import { root } from './start/root.mjs';

/**
 * Checks every import of the project against `lint/import-rules.cjs`. Prints each that is refused,
 * with the reason, and ends with 1 when there is one.
 */
const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.join(root, 'platform/commands/lint/import-rules.cjs');
const { stdout, stderr } = spawnSync(
  process.execPath,
  [program, '--config', config, '--output-type', 'json', '.'],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run: ${stderr}${stdout}`);
const { totalCruised, totalDependenciesCruised, violations } = JSON.parse(stdout).summary;
const reasons = new Map(rules.forbidden.map(({ name, comment }) => [name, comment]));
for (const { from, to, rule } of violations) {
  console.log(`${from} → ${to}\n  ${reasons.get(rule.name)}`);
}
console.log(
  `${totalDependenciesCruised} imports of ${totalCruised} files, ${violations.length} refused`,
);
process.exitCode = violations.length > 0 ? 1 : 0;
