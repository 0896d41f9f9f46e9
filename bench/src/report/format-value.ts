import type { Unit } from './figure';

const decimals: Readonly<Record<Unit, number>> = {
  ms: 1,
  s: 1,
  kB: 1,
  count: 0,
  files: 0,
  score: 0,
  shift: 3,
  ratio: 2,
  'per s': 0,
};

const suffix: Readonly<Record<Unit, string>> = {
  ms: ' ms',
  s: ' s',
  kB: ' kB',
  count: '',
  files: '',
  score: '',
  shift: '',
  ratio: '×',
  'per s': '/s',
};

/** @returns e.g. `41.3 ms`, `1.02×`, `100` */
export const formatValue = (value: number, unit: Unit): string =>
  value.toFixed(value >= 100 && unit === 'ms' ? 0 : decimals[unit]) + suffix[unit];
