const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Of India, which has one time zone and no summer time, in ms. */
const offsetMs = 5.5 * 3_600_000;

/**
 * A moment on the shop's clock, the same on the server and in any browser. Not by `Intl`, whose first
 * object takes a phone 50 ms while React hydrates the page.
 * @param time ISO 8601, or in ms since 1970
 * @returns `day` in ISO; undefined for a text that is not a date
 */
function onShopClock(time: string | number) {
  const date = new Date((typeof time === 'number' ? time : Date.parse(time)) + offsetMs);
  if (Number.isNaN(date.getTime())) return undefined;
  const [day = '', clock = ''] = date.toISOString().split('T');
  const month = months[date.getUTCMonth()] ?? '';
  return { day, date: date.getUTCDate(), month, year: date.getUTCFullYear(), clock };
}

/** @param iso ISO 8601 @returns `20 November 2026`; '' for a text that is not a date */
export function shopDate(iso: string): string {
  const shown = onShopClock(iso);
  return shown ? `${shown.date} ${shown.month} ${shown.year}` : '';
}

/** @param iso ISO 8601 @returns `26 Nov 2026, 13:30`; '' for a text that is not a date */
export function shopTime(iso: string): string {
  const shown = onShopClock(iso);
  if (!shown) return '';
  const { date, month, year, clock } = shown;
  return `${date} ${month.slice(0, 3)} ${year}, ${clock.slice(0, 5)}`;
}

/**
 * The last day of what ends at a moment, such as a sale.
 * @param iso ISO 8601
 * @returns `2026-11-30`, and as text `30 Nov`; undefined for a text that is not a date
 */
export function lastDayBefore(iso: string): { day: string; text: string } | undefined {
  const shown = onShopClock(Date.parse(iso) - 1);
  return shown && { day: shown.day, text: `${shown.date} ${shown.month.slice(0, 3)}` };
}
