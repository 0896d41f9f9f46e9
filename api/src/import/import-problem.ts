/** Something wrong in a file that is being imported, for the person who made the file. */
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

/** Nothing was written, for these reasons: file after file, and in a file from top to bottom. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    const files = [...new Set(problems.map(({ file }) => file))];
    // Two pictures of one cell may lack the same thing.
    const once = new Map(problems.map((problem) => [describeProblem(problem), problem]));
    const sorted = [...once.values()].sort(
      (a, b) =>
        files.indexOf(a.file) - files.indexOf(b.file) ||
        (a.row ?? a.line ?? 0) - (b.row ?? b.line ?? 0),
    );
    super(sorted.map(describeProblem).join('\n'));
    this.problems = sorted;
  }
}

/** Runs the steps of an import, and throws ImportRefused when they found anything wrong. */
export async function throwProblems<T>(
  steps: (problems: ImportProblem[]) => Promise<T>,
): Promise<T> {
  const problems: ImportProblem[] = [];
  const result = await steps(problems);
  if (problems.length > 0) throw new ImportRefused(problems);
  return result;
}

/**
 * Runs a step of an import so that the next ones can be checked too.
 * @returns what the step gives; undefined when it was refused, its reasons are in `problems` then
 */
export async function collectProblems<T>(
  problems: ImportProblem[],
  step: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    problems.push(...error.problems);
    return undefined;
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

/** Said of a row without a field that the shop needs to add it. */
export const missingField = (kind: 'product' | 'category' | 'post' | 'row'): string =>
  `is missing; a new ${kind} needs it`;
