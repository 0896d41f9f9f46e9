const formats = {
  long: new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }),
  short: new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }),
};

/**
 * A day as it is in Ghaziabad, the same on the server and in any browser.
 * @param iso ISO 8601
 * @returns `20 November 2026`; '' for what is no date
 */
export function shopDate(iso: string, length: keyof typeof formats = 'long'): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formats[length].format(date);
}
