import { databaseId } from '../repositories/storable';
import { type Field, FieldProblem } from './field';
import { pythonType } from './python-type';

/**
 * The id of something that exists (Django REST Framework's PrimaryKeyRelatedField): a number, or
 * text that is one.
 */
export function pkField(exists: (id: number) => Promise<boolean>): Field<number> {
  return {
    async check(data) {
      if (data === '') throw new FieldProblem(['This field may not be null.']);
      const isNumber = typeof data === 'number';
      if (!isNumber && !(typeof data === 'string' && /^\s*[+-]?\d+\s*$/.test(data))) {
        const message = `Incorrect type. Expected pk value, received ${pythonType(data)}.`;
        throw new FieldProblem([message]);
      }
      const id = databaseId(String(data).trim());
      if (id === undefined || !(await exists(id))) throw new FieldProblem([noSuchPk(data)]);
      return id;
    },
  };
}

/** For something that was there when it was checked and is not any more. */
export const noSuchPk = (data: unknown): string => `Invalid pk "${data}" - object does not exist.`;
