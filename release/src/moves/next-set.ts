import type { ReleasePart, ReleaseSet } from '@shop/shared/contract';
import { nameSet } from '../store/name-set';

/**
 * A release made of another with some parts swapped.
 * @param parent what it is made of; missing for the first release of a store
 * @param like older releases whose version of a part is the one that it goes back to, by part
 */
export function nextSet(
  parent: ReleaseSet | undefined,
  parts: Readonly<Record<string, ReleasePart>>,
  like: Readonly<Record<string, ReleaseSet>> = {},
): ReleaseSet {
  const since = Object.fromEntries(
    Object.entries(parts).flatMap(([name, { version }]) => {
      const from = like[name] ?? parent;
      return from?.parts[name]?.version === version ? [[name, from.since?.[name] ?? from.id]] : [];
    }),
  );
  return nameSet({ parent: parent?.id ?? null, parts, since });
}
