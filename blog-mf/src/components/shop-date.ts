let format: Intl.DateTimeFormat | undefined;

/**
 * A day as it is in Ghaziabad, the same on the server and in any browser.
 * @param iso ISO 8601
 * @returns `20 November 2026`; '' for what is no date
 */
export function shopDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  // Made when first needed: it costs a phone 50 ms, and most pages show no date.
  format ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return format.format(date);
}
