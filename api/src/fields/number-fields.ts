import { invalidFields } from '../http/api-error';
import { databaseId } from '../repositories/rows';
import { type Field, FieldProblem, pythonType } from './fields';

/** More digits than this are not even read. */
const maxTextLength = 1_000;

/**
 * A whole number (Django REST Framework's IntegerField): 3, '3', 3.0 and '3.0' alike. A number
 * beyond `max` is refused, so none is larger than its column.
 */
export const integerField =
  ({ min, max }: { min: number; max: number }): Field<number> =>
  (data) => {
    const value = readInteger(data);
    if (value < min) {
      throw new FieldProblem([`Ensure this value is greater than or equal to ${min}.`]);
    }
    if (value > max) throw new FieldProblem([`Ensure this value is less than or equal to ${max}.`]);
    return value;
  };

function readInteger(data: unknown): number {
  if (typeof data === 'string' && data.length > maxTextLength) {
    throw new FieldProblem(['String value too large.']);
  }
  if (typeof data === 'number' && Number.isInteger(data)) return data;
  const text = typeof data === 'string' ? data.replace(/\.0*\s*$/, '').trim() : '';
  if (!/^[+-]?\d+$/.test(text)) throw new FieldProblem(['A valid integer is required.']);
  return Number(text);
}

/**
 * The id of something that exists (Django REST Framework's PrimaryKeyRelatedField): a number, or
 * text that is one.
 */
export const pkField =
  (exists: (id: number) => Promise<boolean>): Field<number> =>
  async (data) => {
    if (data === '') throw new FieldProblem(['This field may not be null.']);
    const isNumber = typeof data === 'number';
    if (!isNumber && !(typeof data === 'string' && /^\s*[+-]?\d+\s*$/.test(data))) {
      const message = `Incorrect type. Expected pk value, received ${pythonType(data)}.`;
      throw new FieldProblem([message]);
    }
    const id = databaseId(String(data).trim());
    if (id === undefined || !(await exists(id))) throw new FieldProblem([noSuchPk(data)]);
    return id;
  };

const noSuchPk = (data: unknown): string => `Invalid pk "${data}" - object does not exist.`;

/** PostgreSQL's foreign_key_violation. */
const missingReference = '23503';

/** For `catch`: something that was removed after its id was checked is a 400 for that field. */
export function invalidIfRemoved(field: string, id: number): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === missingReference ? invalidFields({ [field]: [noSuchPk(id)] }) : error;
  };
}
