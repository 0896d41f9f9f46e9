import { InvalidCell } from '../../cells/cells';
import type { ImportProblem } from '../import-problem';
import type { Marked } from './marked-yaml';

export type Fields = ReadonlyMap<string, Marked>;

/** Reads fields of a YAML text; what is wrong is noted with its line, and reading goes on. */
export function makeFieldReader(file: string, line: number, problems: ImportProblem[]) {
  const complain = (at: number, field: string, message: string): void => {
    problems.push({ file, line: at, field, message });
  };
  return {
    complain,
    /** What `parse` makes of a text; `otherwise` when it cannot, with the reason noted. */
    read<T>(fields: Fields, name: string, parse: (text: string) => T, otherwise: T): T {
      const value = fields.get(name);
      try {
        if (value?.items || value?.fields) throw new InvalidCell('must be a text');
        return parse(value?.scalar ?? '');
      } catch (error) {
        if (!(error instanceof InvalidCell)) throw error;
        complain(value?.line ?? line, name, error.message);
        return otherwise;
      }
    },
    /** Notes names that mean nothing here: a misspelt one would be lost without a word. */
    allow(fields: Fields, known: readonly string[]): void {
      for (const [name, value] of fields) {
        if (known.includes(name)) continue;
        complain(value.line, name, `is no known field; the fields are ${known.join(', ')}`);
      }
    },
  };
}

export type FieldReader = ReturnType<typeof makeFieldReader>;
