#!/usr/bin/env node
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from './lint/import-rules.cjs';
import { root } from './start/root.mjs';

// Checks every import of the project, and prints each that is refused, with the reason. Not by
// dependency-cruiser's own command: its exit code is their number, and a system takes 256 for 0.
process.chdir(root);
const { options, ...ruleSet } = rules;
const { output: found } = await cruise(['.'], { ...options, ruleSet, validate: true }, undefined, {
  tsConfig: extractTSConfig(options.tsConfig.fileName),
});
const { output, exitCode } = await format(found, { outputType: 'err' });
console.log(output);
console.log(countCrossings(found.modules));
process.exitCode = exitCode > 0 ? 1 : 0;

/** How many imports of the site are of the platform, by an entry of its package; no others pass. */
function countCrossings(modules) {
  const entries = modules
    .filter(({ source }) => !/^(?:platform|node_modules)\//.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ module }) => ({ source, module })))
    .filter(({ module }) => /^federated-site\//.test(module));
  const isTest = /\.test\.|\/testing\/|\/tests\/|^tests\/e2e\//;
  const inTests = entries.filter(({ source }) => isTest.test(source)).length;
  const names = new Set(entries.map(({ module }) => module)).size;
  return `${entries.length - inTests} imports of the platform by the site, ${inTests} more by its tests, by ${names} entries`;
}
