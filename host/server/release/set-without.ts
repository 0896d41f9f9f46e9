import type { ReleaseSet } from '@shop/shared/contract';
import { previousPart } from './previous-part';

export interface SetWithout {
  set: ReleaseSet;
  /** parts that have no version before: their code is not to be run */
  aside: readonly string[];
}

/**
 * A release with the previous versions of some parts.
 * @returns undefined when the host has none: nothing could be drawn
 */
export async function setWithout(
  storeDir: string,
  set: ReleaseSet,
  names: readonly string[],
  withdrawn: readonly string[],
): Promise<SetWithout | undefined> {
  const parts = { ...set.parts };
  const aside: string[] = [];
  for (const name of names) {
    const part = await previousPart(storeDir, set, name, withdrawn);
    if (part) parts[name] = part;
    else aside.push(name);
  }
  return aside.includes('host') ? undefined : { set: { ...set, parts }, aside };
}
