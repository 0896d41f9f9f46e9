import { CsvError, parse } from 'csv-parse/sync';
import { type ImportProblem, ImportRefused } from './import-problem';
import type { TableRow } from './table-row';

/** The rows of a CSV text, by the names in its header; throws ImportRefused for a broken form. */
export function csvRows(file: string, text: string): TableRow[] {
  let records: string[][];
  try {
    records = parse(text, { relax_column_count: true, skip_empty_lines: false, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? error.lines : undefined;
    throw new ImportRefused([{ file, row, message: `cannot be read as CSV: ${error.message}` }]);
  }
  const [headings = [], ...body] = records;
  const header = headings.map(columnName);
  if (header.length === 1 && header[0]?.includes(';')) {
    const message = 'has semicolons between columns; save it with commas';
    throw new ImportRefused([{ file, row: 1, message }]);
  }
  refuse(
    repeatedNames(header).map((column) => ({ file, row: 1, column, message: 'appears twice' })),
  );
  const rows = body.map((record, index) => ({ record, row: index + 2 }));
  refuse(
    rows
      .filter(({ record }) => record.slice(header.length).some((cell) => cell !== ''))
      .map(({ row, record }) => ({
        file,
        row,
        message: `has ${record.length} cells where the header has ${header.length}; put a text with a comma in "quotes"`,
      })),
  );
  return rows.map(({ row, record }) => ({
    row,
    cells: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])),
  }));
}

/** 'Discounted Price' → 'discounted_price' */
const columnName = (heading: string): string => heading.toLowerCase().replace(/[\s-]+/g, '_');

const repeatedNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)),
];

function refuse(problems: readonly ImportProblem[]): void {
  if (problems.length > 0) throw new ImportRefused(problems);
}
