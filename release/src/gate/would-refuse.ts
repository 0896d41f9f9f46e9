import type { FolderStore } from '../store/folder-store';
import type { Proposal } from './check';
import { findBreaks } from './find-breaks';
import { findTypeBreaks } from './type-breaks';
import { findUseBreaks } from './uses/use-breaks';

/**
 * What a promote of a published version would be refused for by now, told to its team early. What
 * compiles here is not compiled again by the promote.
 * @param channel whose release it is put beside
 * @returns a sentence for each break of a contract; none too when nothing is live
 */
export async function wouldRefuse(
  store: FolderStore,
  { name, version }: { name: string; version: string },
  channel: string,
): Promise<string[]> {
  const live = await store.readChannel(channel);
  if (!live) return [];
  const before = (await store.readSet(live.release)).parts;
  const parts = { ...before, [name]: await store.readPart(name, version) };
  const drops = [...(before[name]?.paths ?? []), ...(before[name]?.embeds ?? [])];
  const proposal: Proposal = { parts, candidates: [name], before, drops };
  const breaks = [...findBreaks(proposal), ...findTypeBreaks(proposal)];
  return [...breaks, ...(await findUseBreaks(store, proposal))];
}
