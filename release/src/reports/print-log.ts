import type { Change } from '../store/log-entries';
import type { LogLine } from './log';
import { table } from './table';

/** The log, a line each. */
export function printLog(lines: readonly LogLine[]): string {
  if (lines.length === 0) return 'nothing happened yet';
  return table([
    ['when (UTC)', 'who', 'what', 'channel', 'release', 'apps', 'why'],
    ...lines.map(({ at, by, action, channel = '', release = '', changes, withdraws, why = '' }) => [
      at.slice(0, 19).replace('T', ' '),
      by,
      action,
      channel,
      release,
      [
        ...changes.map((one) => change(action, one)),
        ...(withdraws.length > 0 ? [`withdraws ${withdraws.join(', ')}`] : []),
      ].join('; '),
      why,
    ]),
  ]);
}

const change = (action: string, { part, from, to }: Change): string => {
  if (!from) return `${part} ${to}`;
  if (action === 'withdraw') return `${part} ${from}`;
  return to ? `${part} ${from} → ${to}` : `${part} ${from} removed`;
};
