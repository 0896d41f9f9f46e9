import { ApiError, type ErrorBody } from '../http/api-error';
import { type Field, FieldProblem, pythonType, readFields, type Values } from './fields';

/**
 * A list of objects (a nested Django REST Framework serializer with `many=True`). The problems of
 * each item stand at its place, `{}` for an item without any.
 */
export const listField =
  <F extends Record<string, Field<unknown>>>(fields: F): Field<Values<F>[]> =>
  async (data) => {
    if (!Array.isArray(data)) {
      throw new FieldProblem([`Expected a list of items but got type "${pythonType(data)}".`]);
    }
    const problems: ErrorBody[] = [];
    const items = await Promise.all(
      data.map(async (item: unknown, at) => {
        problems[at] = {};
        try {
          return [await readFields(item, fields)];
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          problems[at] = error.body;
          return [];
        }
      }),
    );
    if (problems.some((problem) => Object.keys(problem).length > 0)) {
      throw new FieldProblem(problems);
    }
    return items.flat();
  };
