import { requestList } from '@shop/shared/http';
import { useDesk } from './use-desk';

/** The desk changes no categories: they wait for no change, and no change waits for them. */
const immediately = <W>(task: () => Promise<W>): Promise<W> => task();

export const useCategories = () => useDesk('categories', loadCategories, immediately);

/** @returns the categories in their order: what the API calls each, and its title */
async function loadCategories(signal?: AbortSignal): Promise<[name: string, title: string][]> {
  const categories = await requestList('GET /api/auth/categories/', { signal });
  return (categories as { id: number; slug: string | null; title: string }[]).map(
    ({ id, slug, title }) => [slug ?? String(id), title],
  );
}
