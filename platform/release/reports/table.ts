/** A text that came from elsewhere cannot move the cursor, or pretend to be another line. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/**
 * Lines of text with columns.
 * @param right numbers of the columns that stand at the right
 */
export function table(
  given: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const rows = given.map((row) => row.map(printable));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        right.includes(column)
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map((row) => `  ${line(row)}`).join('\n');
}

const spans: readonly [seconds: number, name: string][] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
];

/** @param at ISO 8601 @param now ms since 1970 @returns e.g. `3 h ago` */
export function ago(at: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const [length, name] = spans.find(([span]) => seconds >= span) ?? [1, 's'];
  return `${Math.floor(seconds / length)} ${name} ago`;
}
