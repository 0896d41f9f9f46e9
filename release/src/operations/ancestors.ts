import type { ReleaseSet } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';

/** A set, then its parent, and so on; ends at the first one, or where the store was pruned. */
export async function* ancestors(store: FolderStore, id: string): AsyncGenerator<ReleaseSet> {
  for (let next: string | null = id; next && store.hasSet(next); ) {
    const set: ReleaseSet = await store.readSet(next);
    yield set;
    next = set.parent;
  }
}
