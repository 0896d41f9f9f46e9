import type { ReleaseSet } from '@shop/shared/contract';
import type { Change } from '../store/log-entries';

type Parts = ReleaseSet['parts'];

/** The apps whose versions differ, by name. */
export function changesBetween(before: Parts = {}, after: Parts): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((part) => ({
      part,
      from: before[part]?.version ?? null,
      to: after[part]?.version ?? null,
    }))
    .filter(({ from, to }) => from !== to);
}
