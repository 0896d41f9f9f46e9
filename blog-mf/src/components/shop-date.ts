const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Of India, which has one time zone and no summer time, in ms. */
const offsetMs = 5.5 * 3_600_000;

/**
 * A day as it is in Ghaziabad, the same on the server and in any browser. Not by `Intl`, whose first
 * object takes a phone 50 ms while React hydrates the page.
 * @param iso ISO 8601
 * @returns `20 November 2026`; '' for a text that is not a date
 */
export function shopDate(iso: string): string {
  const date = new Date(Date.parse(iso) + offsetMs);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
