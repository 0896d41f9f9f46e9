import { contentId } from '../../release-set/hashes';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { findConflicts } from '../gate/find-conflicts';
import type { Change } from '../store/move-log';

/**
 * A release made of another with some apps swapped.
 * @param parent what it is made of; missing for the first release of a store
 * @param origins by app, the older release whose version of it comes back
 */
export function deriveSet(
  parent: ReleaseSet | undefined,
  parts: Readonly<Record<string, AppVersion>>,
  origins: Readonly<Record<string, ReleaseSet>> = {},
): ReleaseSet {
  const since = Object.fromEntries(
    Object.entries(parts).flatMap(([name, { version }]) => {
      const from = origins[name] ?? parent;
      return from?.parts[name]?.version === version ? [[name, from.since?.[name] ?? from.id]] : [];
    }),
  );
  const content = { parent: parent?.id ?? null, parts, since };
  return { id: contentId(content), ...content };
}

/** The apps whose versions differ, by name. */
export function changesBetween(
  before: ReleaseSet['parts'] = {},
  after: ReleaseSet['parts'],
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((part) => ({
      part,
      from: before[part]?.version ?? null,
      to: after[part]?.version ?? null,
    }))
    .filter(({ from, to }) => from !== to);
}

/** @returns app → version */
export const versionsOf = (parts: ReleaseSet['parts']): Record<string, string> =>
  Object.fromEntries(Object.values(parts).map(({ name, version }) => [name, version]));

export interface Rebased {
  set: ReleaseSet;
  /** why its apps do not fit what is live, a sentence each */
  breaks: readonly string[];
}

/**
 * A preview, or what a share of the visitors gets, as it would be on what is live now.
 * @param shown the release as it was made
 * @param names its own apps: they come from there, all others are as they are live
 */
export function rebase(live: ReleaseSet, shown: ReleaseSet, names: readonly string[]): Rebased {
  const own = names.flatMap((name) => shown.parts[name] ?? []);
  const candidates = own.map(({ name }) => name);
  const apps = { ...live.parts, ...Object.fromEntries(own.map((app) => [app.name, app])) };
  const isLive = changesBetween(live.parts, apps).length === 0;
  const breaks = findConflicts({ apps, candidates }).map(({ sentence }) => sentence);
  return { set: isLive ? live : deriveSet(live, apps), breaks };
}
