import type { PageRelease } from '@shop/shared/contract';

/** A part of the shop in this page. */
export interface PartUse {
  part: string;
  version: string;
  /** it is not the release's version, but one that took its place */
  instead: boolean;
  /** script files that were loaded */
  files: number;
  /** for so long at least one of them was on its way, in ms */
  loadTime: number;
  /** what they weigh as they are sent, in bytes */
  bytes: number;
  /** none of them was sent: the browser had them all */
  fromCache: boolean;
}

/** A file that came, as the browser tells (W3C Resource Timing). */
export type LoadedFile = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize' | 'transferSize'
>;

const script = /^\/remotes\/([^/]+)\/([^/]+)\/[^/]+\.js$/;

/**
 * What each part of a release has cost so far, those without any script too; then versions that
 * took the place of others.
 * @param host version of the host
 * @param own address of the overlay's own script, which the page would do without
 */
export function partUses(
  { remotes }: PageRelease,
  host: string,
  files: readonly LoadedFile[],
  own = '',
): PartUse[] {
  const versions = [['host', host], ...remotesOf(remotes)] as const;
  const wanted = versions.map(([part, version]) => `${part} ${version}`);
  const loaded = new Map<string, LoadedFile[]>(wanted.map((key) => [key, []]));
  for (const file of files) {
    const url = new URL(file.name);
    const [, part, version] = script.exec(url.pathname) ?? [];
    if (!part || file.name === own || url.origin !== location.origin) continue;
    const key = `${part} ${version}`;
    loaded.set(key, [...(loaded.get(key) ?? []), file]);
  }
  return [...loaded].map(([key, all]) => {
    const [part = '', version = ''] = key.split(' ');
    return {
      part,
      version,
      instead: !wanted.includes(key),
      files: new Set(all.map(({ name }) => name)).size,
      loadTime: busyTime(all),
      bytes: all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      fromCache: all.length > 0 && all.every(({ transferSize }) => transferSize === 0),
    };
  });
}

const remotesOf = (remotes: PageRelease['remotes']): [name: string, version: string][] =>
  Object.entries(remotes)
    .map(([name, { version }]): [string, string] => [name, version])
    .sort(([a], [b]) => a.localeCompare(b));

/** Files come beside each other: time that two share counts once. */
function busyTime(files: readonly LoadedFile[]): number {
  let sum = 0;
  let end = 0;
  for (const { startTime, responseEnd } of [...files].sort((a, b) => a.startTime - b.startTime)) {
    sum += Math.max(0, responseEnd - Math.max(startTime, end));
    end = Math.max(end, responseEnd);
  }
  return sum;
}
