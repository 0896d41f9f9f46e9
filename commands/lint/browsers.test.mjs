import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../start/root.mjs';

const missing = [
  'export const last = [1, 2].at(-1);',
  'export const last = "words".at(-1);',
  'export const found = [1, 2].findLast((one) => one > 1);',
  'export const sorted = [2, 1].toSorted();',
  'export const has = Object.hasOwn({}, "name");',
  'export const copy = structuredClone({});',
  'export const signal = AbortSignal.any([]);',
  'export const signal = AbortSignal.timeout(100);',
  'export const parts = "a/b".split(/(?<=\\/)/);',
  'export const first = Promise.any([Promise.resolve(1)]);',
  'export const words = "a-b".replaceAll("-", " ");',
  'reportError(new Error("broken"));',
];
const known = [
  'export const last = ({ at: 1 }).at;',
  'export const last = [1, 2][1] ?? 0;',
  'export class Stack { items: number[] = []; }',
  'export const cache: { list?: number[] } = {}; cache.list ??= [];',
];

const lines = [...missing, ...known];
const { stdout } = spawnSync(
  process.execPath,
  [join(root, 'commands/lint/probe-browsers.mjs'), ...lines],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const broken = JSON.parse(stdout);

describe('code for browsers uses what all supported ones have', () => {
  it.each(missing.map((line, at) => [line, broken[at]]))('not %s', (_line, rules) => {
    expect(rules.join()).toMatch(/^(compat\/|es-x\/|no-restricted)/);
  });

  it.each(known.map((line, at) => [line, broken[missing.length + at]]))('%s', (_line, rules) => {
    expect(rules).toEqual([]);
  });
});
