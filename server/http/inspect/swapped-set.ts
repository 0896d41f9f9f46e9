import type { AppVersion, ReleaseSet } from '@shop/shared/contract';
import { choiceText, readChoice, type VersionOverride } from '@shop/shared/release/inspect-data';

/**
 * A release with one remote in another version. Nothing keeps it: its name says how it is made,
 * so that any storefront over the store makes the same again.
 */
export const swappedSet = (base: ReleaseSet, part: AppVersion): ReleaseSet => ({
  id: `${base.id}+${choiceText({ part: part.name, version: part.version })}`,
  parent: base.id,
  parts: { ...base.parts, [part.name]: part },
});

/** @returns undefined when the text is no name of a swapped set */
export function readSwappedId(id: string): { base: string; choice: VersionOverride } | undefined {
  const [, base, text = ''] = /^([0-9a-f]{16})\+(.+)$/.exec(id) ?? [];
  const choice = readChoice(text);
  return base && choice ? { base, choice } : undefined;
}
