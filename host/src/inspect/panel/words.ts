/** @param time in ms */
export const milliseconds = (time: number): string => `${Math.round(time)} ms`;

/** @returns 1 kB is 1,000 bytes */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** @param at ISO 8601 */
export const momentOf = (at: string): string => moment.format(new Date(at));
