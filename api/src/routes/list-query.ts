/** What a product list is asked for, with only the meaning kept: it is a cache key too. */
export interface ListQuery {
  /** Slug or id. */
  category: string | undefined;
  limit: number;
  newestFirst: boolean;
  /**
   * `card`: without the long texts, and with each product's main picture only; `search`: only what
   * a search needs beside the card.
   */
  fields: 'all' | 'card' | 'search';
}

/** The most products one list holds. */
export const maxPageSize = 5_000;

/**
 * Reads a list's query as Django REST Framework's filters do: an empty or unreadable value is
 * as good as none, unknown names are ignored.
 */
export function readListQuery(
  query: Partial<Record<'category' | 'limit' | 'ordering' | 'fields', string>>,
): ListQuery {
  return {
    category: query.category || undefined,
    limit: readLimit(query.limit),
    newestFirst: query.ordering === '-created_at',
    fields: query.fields === 'card' || query.fields === 'search' ? query.fields : 'all',
  };
}

function readLimit(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return maxPageSize;
  const limit = Number(text);
  return limit === 0 ? maxPageSize : Math.min(limit, maxPageSize);
}
