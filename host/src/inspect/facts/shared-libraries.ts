import type { PageRelease } from '@shop/shared/contract';

/** One copy of a library that parts share. */
export interface SharedLibrary {
  name: string;
  version: string;
  /** who brought it, `host 1.0.0` */
  provider: string;
  /** names of the parts that use it */
  users: readonly string[];
}

/** A part's place in the federation runtime, as far as it is looked at. */
export interface Container {
  shareScopeMap: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, SharedEntry>>>>>
  >;
}

interface SharedEntry {
  from: string;
  useIn: readonly string[];
}

/**
 * The copies that the federation runtime hands out, by name; a library with two has two entries.
 * @param containers of the parts that run in this page
 */
export function sharedLibraries(
  containers: readonly Container[],
  release: PageRelease,
  host: string,
): SharedLibrary[] {
  const partOf = containerNames(release, host);
  const copies = new Map<string, SharedLibrary>();
  for (const { shareScopeMap } of containers) {
    for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
      for (const [version, { from, useIn }] of Object.entries(versions)) {
        const key = `${name} ${version} ${from}`;
        const users = useIn.map((one) => partOf(one).split(' ')[0] ?? one);
        const all = new Set([...(copies.get(key)?.users ?? []), ...users]);
        copies.set(key, { name, version, provider: partOf(from), users: [...all].sort() });
      }
    }
  }
  return [...copies.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A container's name holds the part's version, with other signs than letters made the same. */
function containerNames({ remotes }: PageRelease, host: string): (container: string) => string {
  const names = new Map([
    [`host_${host.replace(/\W/g, '_')}`, `host ${host}`],
    ...Object.entries(remotes).map(
      ([name, { container, version }]) => [container, `${name} ${version}`] as const,
    ),
  ]);
  return (container) => names.get(container) ?? container.replace('_', ' ');
}
