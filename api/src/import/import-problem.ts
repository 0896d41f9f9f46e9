/** Something wrong in a file that is being imported, told to the person who made the file. */
export interface ImportProblem {
  file: string;
  /** As a spreadsheet counts: the header is row 1. In JSON the first entry is 1. */
  row?: number | undefined;
  column?: string | undefined;
  /** In a text file, from 1. */
  line?: number | undefined;
  /** What is named on that line. */
  field?: string | undefined;
  message: string;
}

/** Nothing was written, for these reasons. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';

  constructor(readonly problems: readonly ImportProblem[]) {
    super(problems.map(describeProblem).join('\n'));
  }
}

/** One line: "products.csv, row 7, column price: …", or "care.md, line 3, date: …". */
export function describeProblem(problem: ImportProblem): string {
  const { file, row, column, line, field, message } = problem;
  const place = [
    file,
    row && `row ${row}`,
    column && `column ${column}`,
    line && `line ${line}`,
    field,
  ].filter(Boolean);
  return `${place.join(', ')}: ${message}`;
}
