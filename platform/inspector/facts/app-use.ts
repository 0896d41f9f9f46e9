import type { InspectData } from '../../release-set/inspect-data';

/** W3C Resource Timing */
export type LoadedFile = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize' | 'transferSize'
>;

const script = /^\/remotes\/([^/]+)\/([^/]+)\/[^/]+\.js$/;

/**
 * What each app of a page has cost so far, also without any script; then versions that replace
 * one of the page.
 * @param own address of the overlay's own script, which is not counted
 */
export function appUses(
  { remotes, versions }: Pick<InspectData, 'remotes' | 'versions'>,
  files: readonly LoadedFile[],
  own = '',
) {
  const inRelease = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`);
  const wanted = [`host ${versions.host}`, ...inRelease.sort()];
  const loaded = new Map<string, LoadedFile[]>(wanted.map((key) => [key, []]));
  for (const file of files) {
    const url = new URL(file.name);
    const [, app, version] = script.exec(url.pathname) ?? [];
    if (!app || file.name === own || url.origin !== location.origin) continue;
    const key = `${app} ${version}`;
    loaded.set(key, [...(loaded.get(key) ?? []), file]);
  }
  return [...loaded].map(([key, all]) => {
    const [app = '', version = ''] = key.split(' ');
    return {
      app,
      version,
      /** it replaces the version of the release */
      isReplacement: !wanted.includes(key),
      files: new Set(all.map(({ name }) => name)).size,
      loadTime: busyTime(all),
      /** as sent, compressed */
      bytes: all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      fromCache: all.length > 0 && all.every(({ transferSize }) => transferSize === 0),
    };
  });
}

export type AppUse = ReturnType<typeof appUses>[number];

/** The ms during which at least one of the files was loading. */
function busyTime(files: readonly LoadedFile[]): number {
  let sum = 0;
  let end = 0;
  for (const { startTime, responseEnd } of [...files].sort((a, b) => a.startTime - b.startTime)) {
    sum += Math.max(0, responseEnd - Math.max(startTime, end));
    end = Math.max(end, responseEnd);
  }
  return sum;
}
