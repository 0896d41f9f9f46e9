import type { Visit } from '../../../e2e/releases/faults/visit';
import { columns } from '../report/columns';
import type { Meanwhile } from './watch-server';

/** What was seen of one fault of one remote. */
export interface Seen {
  fault: string;
  remote: string;
  visits: (Visit & { /** a notice stood in the place */ sells: boolean })[];
  /** what was not as it must be, a sentence each */
  wrong: readonly string[];
  /** another page of the same server */
  meanwhile: Meanwhile;
}

/** What was seen with a version before, and without one. */
export const bothSeen = (one: Seen, other: Seen): Seen => ({
  ...one,
  visits: [...one.visits, ...other.visits],
  wrong: [...one.wrong, ...other.wrong],
  meanwhile: {
    answered: one.meanwhile.answered + other.meanwhile.answered,
    failed: one.meanwhile.failed + other.meanwhile.failed,
    slowest: Math.max(one.meanwhile.slowest, other.meanwhile.slowest),
  },
});

const heads = [
  'fault',
  'remote',
  'can be used after',
  'else sells after',
  'tried again',
  'load event',
  'scripts before it',
  'other pages meanwhile',
  '',
];

/** @returns one line for each fault of each remote, under one line of heads */
export const faultTable = (seen: readonly Seen[]): string => columns([heads, ...seen.map(cells)]);

function cells({ fault, remote, visits, wrong, meanwhile }: Seen): string[] {
  const sold = visits.filter(({ sells }) => sells);
  const used = visits.filter(({ sells }) => !sells);
  const opened = visits.flatMap(({ load }) => load ?? []);
  const inTheWay = visits.reduce((sum, { inTheWay: one = 0 }) => sum + one, 0);
  return [
    fault,
    remote,
    range(used.map(({ ms }) => ms)),
    sold.length > 0 ? range(sold.map(({ ms }) => ms)) : 'needs no version before',
    sold.length > 0 ? `${sold.length} came back` : '',
    range(opened),
    String(inTheWay),
    `${meanwhile.answered} served, slowest ${Math.round(meanwhile.slowest)} ms`,
    wrong.length === 0 ? 'ok' : 'FAILED',
  ];
}

function range(values: readonly number[]): string {
  if (values.length === 0) return '';
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return `${seconds(Math.min(...values))} – ${seconds(Math.max(...values))} s`;
}
