import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type ImportProblem, ImportRefused } from '../import-problem';
import { type Fields, readGiven, type Values } from '../reader';

/** A value of a YAML text with the line it stands on, so that a mistake in it can be shown. */
export interface LocatedValue {
  line: number;
  /** The value when it is a text or number. */
  scalar?: string | undefined;
  /** The values of a list. */
  items?: LocatedValue[];
  /** The values of a mapping by their names. */
  fields?: Map<string, LocatedValue>;
}

const hasColon = 'a text with a colon must stand in quotes, as in title: "Leather: a guide"';

/**
 * Reads a YAML text whose first line is line `firstLine` of its file. Throws ImportRefused with
 * every place where its form is wrong.
 */
export function readYaml(file: string, text: string, firstLine = 1): LocatedValue {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  const problems = document.errors.map(({ pos, code, message }) => ({
    file,
    line: lineAt(pos[0]),
    message: `cannot be read as YAML: ${code === 'BLOCK_AS_IMPLICIT_KEY' ? hasColon : message}`,
  }));
  if (problems.length > 0) throw new ImportRefused(problems);

  const locate = (node: unknown, line: number): LocatedValue => {
    if (isMap<Node, Node | null>(node)) {
      const fields = node.items.map(({ key, value }): [string, LocatedValue] => {
        const at = startOf(key, line);
        return [isScalar(key) ? String(key.value) : '', locate(value, startOf(value, at))];
      });
      return { line, fields: new Map(fields) };
    }
    if (isSeq(node))
      return { line, items: node.items.map((item) => locate(item, startOf(item, line))) };
    if (!isScalar(node) || node.value === null) return { line };
    // As it was written: 2026-03-31 and 1.50 stay what they are.
    return { line, scalar: typeof node.value === 'string' ? node.value : (node.source ?? '') };
  };
  const startOf = (node: unknown, otherwise: number): number => {
    const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
    return range ? lineAt(range[0]) : otherwise;
  };
  return locate(document.contents, firstLine);
}

/**
 * Reads the fields of a table that a mapping names. What is wrong is added to `problems`, and so are
 * names that mean nothing here: a misspelt one would be lost without a word.
 */
export function readGivenFields<F extends Fields>(
  file: string,
  { line, fields = new Map() }: LocatedValue,
  known: F,
  problems: ImportProblem[],
): Partial<Values<F>> {
  for (const [field, { line: at }] of fields) {
    if (Object.hasOwn(known, field)) continue;
    const message = `is not a known field; the fields are ${Object.keys(known).join(', ')}`;
    problems.push({ file, line: at, field, message });
  }
  const values = [...fields].map(([name, value]) => [
    name,
    value.items ?? value.fields ?? value.scalar,
  ]);
  const placeOf = (field: string) => ({ file, line: fields.get(field)?.line ?? line, field });
  return readGiven(Object.fromEntries(values), known, placeOf, problems);
}

/** As `readGivenFields`; a field that the mapping does not name is read as an empty one. */
export function readFields<F extends Fields>(
  file: string,
  { line, fields }: LocatedValue,
  known: F,
  problems: ImportProblem[],
): Values<F> {
  const empty = Object.keys(known).map((name): [string, LocatedValue] => [name, { line }]);
  const all = new Map([...empty, ...(fields ?? [])]);
  return readGivenFields(file, { line, fields: all }, known, problems) as Values<F>;
}
