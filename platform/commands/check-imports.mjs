#!/usr/bin/env node
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from './lint/import-rules.cjs';
import { root } from './start/root.mjs';

// Checks every import of the project, and prints each that is refused, with the reason. Not by
// dependency-cruiser's own command: its exit code is their number, and a system takes 256 for 0.
process.chdir(root);
const { options, ...ruleSet } = rules;
const { output, exitCode } = await cruise(
  ['.'],
  { ...options, ruleSet, validate: true, outputType: 'err-long' },
  undefined,
  { tsConfig: extractTSConfig(options.tsConfig.fileName) },
);
console.log(output);
process.exitCode = exitCode > 0 ? 1 : 0;
