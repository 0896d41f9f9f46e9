import { useDesk } from './use-desk';

/** A part of a list, and how many entries there are in all. */
interface Part<Item> {
  count: number;
  results: Item[];
}

/**
 * A list that the API answers in parts.
 * @param key names what `load` loads
 * @param load the part that begins at an offset
 * @returns as `useDesk`, and `loadMore`, which adds the next part
 */
export function useDeskList<Item>(
  key: string,
  load: (offset: number, signal?: AbortSignal) => Promise<Part<Item>>,
) {
  const desk = useDesk(key, (signal) => load(0, signal));
  const loadMore = () =>
    desk.more(async (now) => {
      const next = await load(now.results.length);
      return { ...next, results: [...now.results, ...next.results] };
    });
  return { ...desk, loadMore };
}
