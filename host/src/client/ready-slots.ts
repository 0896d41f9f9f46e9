import { loadSlot, type ReadySlots } from '@shop/shared/federation';

/**
 * The widgets that the server rendered, with the data they came with.
 * @throws when an owner cannot be loaded; the page then must not be hydrated
 */
export async function readySlots(slots: Readonly<Record<string, unknown>>): Promise<ReadySlots> {
  const { signal } = new AbortController();
  const entries = Object.entries(slots).map(
    async ([key, data]) => [key, await loadSlot(key, signal, { data })] as const,
  );
  return new Map(await Promise.all(entries));
}
