import { groupOf } from './group-of';
import type { SourceBytes } from './script-sources';

/** Modules of ours that are told one by one. */
const maxModules = 25;

/**
 * Prints where the bytes go: by package or folder beside the bare libraries, by script, and the
 * largest modules of ours.
 */
export function printBreakdown(
  page: readonly SourceBytes[],
  bare: readonly SourceBytes[],
  say: (line: string) => void,
): void {
  const group = ({ source }: SourceBytes) => groupOf(source);
  const inBare = new Map(sum(bare, group));
  say('  whose bytes these are, in kB, as shares of the compressed files:');
  say(`    ${'page'.padStart(7)} ${'bare'.padStart(7)} ${'more'.padStart(7)}`);
  for (const [name, bytes] of sum(page, group)) {
    const library = inBare.get(name) ?? 0;
    if (bytes >= 100) say(`    ${kB(bytes)} ${kB(library)} ${kB(bytes - library)}  ${name}`);
  }
  say('  the same by script:');
  for (const [script, bytes] of sum(page, (one) => one.script)) {
    const inside = sum(
      page.filter((one) => one.script === script),
      group,
    ).slice(0, 6);
    const told = inside.map(([name, share]) => `${name} ${kB(share).trim()}`);
    say(`    ${kB(bytes)}  ${script}: ${told.join(', ')}`);
  }
  say('  our own modules, largest first:');
  const own = page.filter((one) => group(one).includes('/src/'));
  for (const [name, bytes] of sum(own, ownName).slice(0, maxModules))
    say(`    ${kB(bytes)}  ${name}`);
}

const ownName = ({ script, source }: SourceBytes): string =>
  `${source.replace(/.*?(?=[\w-]+\/src\/)/, '')}  in ${script}`;

function sum(
  sources: readonly SourceBytes[],
  nameOf: (source: SourceBytes) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const one of sources) sums.set(nameOf(one), (sums.get(nameOf(one)) ?? 0) + one.bytes);
  return [...sums].sort(([, a], [, b]) => b - a);
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(7);
