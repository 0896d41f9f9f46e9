import { requestList } from '@shop/shared/http';

/** @returns the categories in their order: what the API calls each, and its title */
export async function loadCategories(
  signal?: AbortSignal,
): Promise<[name: string, title: string][]> {
  const categories = await requestList('GET /api/auth/categories/', { signal });
  return (categories as { id: number; slug: string | null; title: string }[]).map(
    ({ id, slug, title }) => [slug ?? String(id), title],
  );
}
