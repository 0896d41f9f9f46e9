import type { SourceBytes } from './breakdown';
import { groupOf } from './group-of';

/** Modules of ours that are told one by one. */
const most = 30;

/** Prints where the bytes go: by package or folder, then the largest modules of ours. */
export function printBreakdown(sources: readonly SourceBytes[], say: (line: string) => void): void {
  say('  whose bytes these are (shares of the compressed files, kB):');
  const groups = sum(sources, ({ source }) => groupOf(source));
  for (const [group, bytes] of groups) if (bytes >= 100) say(line(bytes, group));
  say('  our own modules, largest first:');
  const own = sources.filter(({ source }) => /\/src\//.test(groupOf(source)));
  const modules = sum(
    own,
    ({ script, source }) => `${source.replace(/.*?(?=[\w-]+\/src\/)/, '')}  in ${script}`,
  );
  for (const [module, bytes] of modules.slice(0, most)) say(line(bytes, module));
}

function sum(
  sources: readonly SourceBytes[],
  nameOf: (source: SourceBytes) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const one of sources) sums.set(nameOf(one), (sums.get(nameOf(one)) ?? 0) + one.bytes);
  return [...sums].sort(([, a], [, b]) => b - a);
}

const line = (bytes: number, name: string): string =>
  `    ${(bytes / 1000).toFixed(2).padStart(7)}  ${name}`;
