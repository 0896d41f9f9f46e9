import { type Field, FieldProblem } from './field';

/** More digits than this are not even read. */
const maxTextLength = 1_000;

/**
 * A whole number (Django REST Framework's IntegerField): 3, '3', 3.0 and '3.0' alike. A number
 * beyond `max` is refused, so none is larger than its column.
 */
export function integerField({ min, max }: { min: number; max: number }): Field<number> {
  return {
    check(data) {
      const value = readInteger(data);
      if (value < min)
        throw new FieldProblem([`Ensure this value is greater than or equal to ${min}.`]);
      if (value > max)
        throw new FieldProblem([`Ensure this value is less than or equal to ${max}.`]);
      return value;
    },
  };
}

function readInteger(data: unknown): number {
  if (typeof data === 'string' && data.length > maxTextLength) {
    throw new FieldProblem(['String value too large.']);
  }
  if (typeof data === 'number' && Number.isInteger(data)) return data;
  const text = typeof data === 'string' ? data.replace(/\.0*\s*$/, '').trim() : '';
  if (!/^[+-]?\d+$/.test(text)) throw new FieldProblem(['A valid integer is required.']);
  return Number(text);
}
