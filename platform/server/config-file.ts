import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TObject, Type } from '@sinclair/typebox';
import { Value, type ValueError, ValueErrorType, ValuePointer } from '@sinclair/typebox/value';
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { messageOf } from '../async';

/**
 * Reads a site's configuration file.
 * @param schema what it may say; every setting may be left out, the default stands then
 * @returns what the file says; settings it leaves out are not there
 * @throws Error with all mistakes, a line each: file, line number, the setting's own name
 */
export function readConfigFile<Config>(file: string, schema: TObject): Partial<Config> {
  const text = readText(file).replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const at = (offset: number) =>
    `${path.basename(file)}:${text.slice(0, offset).split('\n').length}`;
  if (!tree || errors.length > 0) {
    const [first = { error: 4, offset: 0 }] = errors;
    throw new Error(`${at(first.offset)}: not valid JSON: ${syntaxError(first)}`);
  }
  const given: unknown = JSON.parse(text);
  const mistakes = firstPerPlace([...Value.Errors(Type.Partial(schema), given)])
    .map((error) => {
      const place = [...ValuePointer.Format(error.path)];
      return { offset: offsetOf(tree, place), message: describe(error, settingName(place)) };
    })
    .sort((a, b) => a.offset - b.offset);
  if (mistakes.length > 0) {
    throw new Error(mistakes.map(({ offset, message }) => `${at(offset)}: ${message}`).join('\n'));
  }
  return given as Partial<Config>;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // The system does not name a folder.
    throw new Error(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** `CommaExpected` → `comma expected`. */
const syntaxError = ({ error }: { error: number }): string =>
  printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** A place that is wrong in several ways is reported once. */
const firstPerPlace = (errors: readonly ValueError[]): ValueError[] =>
  [...new Map([...errors].reverse().map((error) => [error.path, error])).values()].reverse();

/** `['stores', '0', 'city']` → `stores[0].city` */
const settingName = (place: readonly string[]): string =>
  place
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);

/** Where a value stands in the text; for one that is missing, where its object begins. */
function offsetOf(tree: Node, place: readonly string[]): number {
  const keys = place.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = findNodeAtLocation(tree, keys);
  if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  return keys.length === 0 ? tree.offset : offsetOf(tree, place.slice(0, -1));
}

function describe({ type, schema, value }: ValueError, name: string): string {
  if (!name) return `the file holds ${schema.expected}`;
  if (type === ValueErrorType.ObjectAdditionalProperties) return `there is no setting "${name}"`;
  if (type === ValueErrorType.ObjectRequiredProperty)
    return `"${name}" is missing: ${schema.expected}`;
  return `"${name}" is ${schema.expected}, not ${JSON.stringify(value)}`;
}
