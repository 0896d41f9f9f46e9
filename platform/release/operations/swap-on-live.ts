import type { ReleaseSet } from '../../release-set/release-set';
import { findConflicts } from '../gate/find-conflicts';
import { changesBetween, deriveSet } from './derive-set';

export interface OnLive {
  set: ReleaseSet;
  /** why its apps do not fit what is live, a sentence each */
  breaks: readonly string[];
}

/**
 * A preview, or what a share of the visitors gets, as it would be on what is live now.
 * @param shown the release as it was made
 * @param names its own apps: they come from there, all others are as they are live
 */
export function swapOnLive(live: ReleaseSet, shown: ReleaseSet, names: readonly string[]): OnLive {
  const own = names.flatMap((name) => shown.parts[name] ?? []);
  const candidates = own.map(({ name }) => name);
  const apps = { ...live.parts, ...Object.fromEntries(own.map((app) => [app.name, app])) };
  const isLive = changesBetween(live.parts, apps).length === 0;
  const breaks = findConflicts({ apps, candidates }).map(({ sentence }) => sentence);
  return { set: isLive ? live : deriveSet(live, apps), breaks };
}
