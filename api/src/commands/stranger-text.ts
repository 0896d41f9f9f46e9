const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment (ISO or Date) as the shop's clock shows it. */
export const shopTime = (at: Date | string): string => moment.format(new Date(at));

/** What strangers wrote, for a terminal: it obeys control characters, and some turn text around. */
export const harmless = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '');

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The lines of a text, set off by four spaces. */
export const indented = (text: string): string[] =>
  text.split(/\r?\n/).map((line) => `    ${line}`);
