const months = { long: 'long', short: 'short' } as const;
const made = new Map<string, Intl.DateTimeFormat>();

/** Made when first needed: it costs a phone 50 ms, and most pages show no date. */
function format(length: keyof typeof months): Intl.DateTimeFormat {
  const known = made.get(length);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: months[length],
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  made.set(length, created);
  return created;
}

/**
 * A day as it is in Ghaziabad, the same on the server and in any browser.
 * @param iso ISO 8601
 * @returns `20 November 2026`; '' for what is no date
 */
export function shopDate(iso: string, length: keyof typeof months = 'long'): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format(length).format(date);
}
