/**
 * The wait that the header Retry-After asks for (RFC 9110, 10.2.3), in ms; undefined without one.
 * @param header seconds, or a date
 */
export function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return ms > 0 ? ms : undefined;
}
