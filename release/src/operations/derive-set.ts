import type { AppVersion, ReleaseSet } from '@shop/shared/contract';
import { withContentId } from '../store/with-content-id';

/**
 * A release made of another with some apps swapped.
 * @param parent what it is made of; missing for the first release of a store
 * @param like older releases whose version of an app is the one that it goes back to, by app
 */
export function deriveSet(
  parent: ReleaseSet | undefined,
  parts: Readonly<Record<string, AppVersion>>,
  like: Readonly<Record<string, ReleaseSet>> = {},
): ReleaseSet {
  const since = Object.fromEntries(
    Object.entries(parts).flatMap(([name, { version }]) => {
      const from = like[name] ?? parent;
      return from?.parts[name]?.version === version ? [[name, from.since?.[name] ?? from.id]] : [];
    }),
  );
  return withContentId({ parent: parent?.id ?? null, parts, since });
}
