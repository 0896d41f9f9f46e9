import { stringify } from 'csv-stringify/sync';

/** Rows as CSV with a header, as the import reads them. */
export const toCsv = (rows: readonly object[]): string =>
  stringify([...rows], { header: true, record_delimiter: 'windows' });
