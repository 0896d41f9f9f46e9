import { stringify } from 'csv-stringify/sync';

/** Rows as CSV, as the import reads them; the header is `columns`, or the names in the first row. */
export const toCsv = (rows: readonly object[], columns?: readonly string[]): string =>
  stringify([...rows], {
    header: true,
    record_delimiter: 'windows',
    ...(columns && { columns }),
  });
