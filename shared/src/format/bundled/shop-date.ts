const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Of India, which has one time zone and no summer time, in ms. */
const offsetMs = 5.5 * 3_600_000;

const zoneless = /^(\d{4}-\d\d-\d\d)[T ](\d\d:[\d:.]+)$/;

/**
 * Reads a time. Without a zone it is on the shop's clock: by those of their machines, the server and
 * a browser would show two days.
 * @param text ISO 8601
 * @returns ms since 1970, NaN for a text that is not a date
 */
export const timeOf = (text: string): number => Date.parse(text.replace(zoneless, '$1T$2+05:30'));

/** @param time here and below ISO 8601, or ms since 1970 @returns a date whose UTC is the shop's clock */
const onShopClock = (time: string | number): Date =>
  new Date((typeof time === 'string' ? timeOf(time) : time) + offsetMs);

/**
 * A day as it is in Ghaziabad, the same on the server and in any browser. Not by `Intl`, whose first
 * object takes a phone 50 ms while React hydrates the page.
 * @returns `20 November 2026`; '' for a text that is not a date
 */
export function shopDate(time: string | number): string {
  const date = onShopClock(time);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** @returns day, `Nov`, year and `13:30:00` on the shop's clock; no year for a text that is not a date */
function shortParts(time: string | number) {
  // As the language says: `Thu, 26 Nov 2026 13:30:00 GMT`, or `Invalid Date`.
  const [, day, month = '', year, clock = ''] = onShopClock(time).toUTCString().split(' ');
  return { day: Number(day), month, year, clock };
}

/** @returns `26 Nov 2026, 13:30`; '' for a text that is not a date */
export function shopTime(time: string): string {
  const { day, month, year, clock } = shortParts(time);
  return year ? `${day} ${month} ${year}, ${clock.slice(0, 5)}` : '';
}

/**
 * A moment as short as it is clear today, for lists of what has just happened.
 * @param isExact with the hour of any day
 * @returns `today 14:05`, `24 Nov`, `24 Nov 2025`; '' for a text that is not a date
 */
export function recentTime(time: string, isExact = false): string {
  const { day, month, year, clock } = shortParts(time);
  const now = shortParts(Date.now());
  if (!year) return '';
  const inYear = `${day} ${month}`;
  const isThisYear = year === now.year;
  const isToday = isThisYear && inYear === `${now.day} ${now.month}`;
  const date = isThisYear ? inYear : `${inYear} ${year}`;
  return [isToday ? 'today' : date, (isToday || isExact) && clock.slice(0, 5)]
    .filter(Boolean)
    .join(' ');
}

/**
 * The last day of what ends at a moment, such as a sale.
 * @returns `2026-11-30`, and as text `30 Nov 2026`; undefined for a text that is not a date
 */
export function lastDayBefore(time: string): { day: string; text: string } | undefined {
  const before = timeOf(time) - 1;
  const { day, month, year } = shortParts(before);
  return year
    ? { day: onShopClock(before).toISOString().slice(0, 10), text: `${day} ${month} ${year}` }
    : undefined;
}
