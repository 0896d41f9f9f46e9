/** Django REST Framework's words, which a visitor is not meant to read. */
const words = /^Request was throttled\.?(?:.*?(\d+) second)?/i;

/**
 * An error body for visitors: a visitor who tried too often reads when to try again. What an API says in words
 * of its own stays.
 * @param retryAfter the header, in seconds; the wait in Django's words counts where it has none
 */
export function throttledBody(body: unknown, retryAfter: string | null): unknown {
  const { detail } = (body ?? {}) as { detail?: unknown };
  const found = typeof detail === 'string' && words.exec(detail.trim());
  if (!found) return body;
  const wait = Math.ceil(Number(retryAfter) || Number(found[1]));
  return { ...(body as object), detail: `Too many attempts. Try again ${inTime(wait)}.` };
}

/** @param seconds NaN when the wait is unknown */
function inTime(seconds: number): string {
  if (!(seconds > 0)) return 'in a few minutes';
  if (seconds < 120) return seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`;
  return seconds < 7_200
    ? `in ${Math.ceil(seconds / 60)} minutes`
    : `in ${Math.ceil(seconds / 3_600)} hours`;
}
