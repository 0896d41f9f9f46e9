import type { Since, Status } from './status';
import { printable, table } from './table';

/** What is live, at a glance. */
export function printStatus(status: Status, now = Date.now()): string {
  const { channel, release, previous, parts, withdrawn, others } = status;
  const rows = parts.map((app) => [
    app.name,
    app.version,
    ago(app, now),
    app.by ?? '',
    kilobytes(app.script),
    kilobytes(app.bytes),
    app.why ?? '',
  ]);
  const lines = [
    `${channel}: release ${release}${told(status, now)}`,
    '',
    table([['app', 'version', 'since', 'by', 'script', 'files', 'why'], ...rows], [4, 5]),
    '',
    previous ? `before it: release ${previous}` : 'before it: nothing',
  ];
  if (withdrawn.length > 0) lines.push(`withdrawn: ${withdrawn.slice(-5).reverse().join(', ')}`);
  for (const other of others) {
    const different = other.parts.join(', ') || 'nothing different';
    lines.push(`channel ${other.channel}: release ${other.release}, ${different}`);
  }
  return lines.join('\n');
}

const told = (since: Since, now: number): string =>
  since.at
    ? `, since ${ago(since, now)} (${since.at.slice(0, 16).replace('T', ' ')} UTC), by ${printable(`${since.by}${since.why ? `: ${since.why}` : ''}`)}`
    : '';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const spans: readonly [seconds: number, name: string][] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
];

/** @returns e.g. `3 h ago` */
function ago({ at }: Since, now: number): string {
  if (!at) return '';
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const [length, name] = spans.find(([span]) => seconds >= span) ?? [1, 's'];
  return `${Math.floor(seconds / length)} ${name} ago`;
}
