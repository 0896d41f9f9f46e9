interface FirstPage {
  list: unknown[];
  /** undefined where the answer does not say it */
  hasMore: boolean | undefined;
}

/**
 * What a call with a limit answered, by an API with pages or one without. Not `requestList`: behind
 * `limit=8` an API with pages would be read to its end.
 * @returns undefined for what is not a list
 */
export function firstPage(reply: unknown): FirstPage | undefined {
  if (Array.isArray(reply)) return { list: reply, hasMore: undefined };
  const { results, next } = (reply ?? {}) as { results?: unknown; next?: unknown };
  return Array.isArray(results) ? { list: results, hasMore: Boolean(next) } : undefined;
}
