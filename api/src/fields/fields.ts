import { ApiError, type ErrorBody, type FieldMessage, invalidFields } from '../http/api-error';

/**
 * One field of a JSON body, checked as a Django REST Framework serializer field does: gives the
 * value meant by a JSON value that is not null. Throws FieldProblem.
 */
export interface Field<T> {
  (data: unknown): T | Promise<T>;
  /** Replaces a field that is left out; without it the field is required. */
  readonly fallback?: { readonly value: T };
}

export class FieldProblem extends Error {
  override name = 'FieldProblem';

  constructor(readonly messages: readonly FieldMessage[]) {
    super(JSON.stringify(messages));
  }
}

/** A field that may be left out; then it is `value`. */
export const optional = <T, V>(field: Field<T>, value: V): Field<T | V> =>
  Object.assign((data: unknown) => field(data), { fallback: { value } });

export type Values<F> = { [N in keyof F]: F[N] extends Field<infer T> ? T : never };

/**
 * Reads a body's fields as a Django REST Framework serializer: every field is checked and all
 * errors are reported at once; other names are ignored. Throws a 400 ApiError.
 */
export async function readFields<F extends Record<string, Field<unknown>>>(
  body: unknown,
  fields: F,
): Promise<Values<F>> {
  const given = asDictionary(body);
  const values: Record<string, unknown> = {};
  const problems: Record<string, readonly FieldMessage[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      values[name] = await readField(given, name, field);
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems[name] = error.messages;
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return values as Values<F>;
}

/** Django REST Framework's BooleanField, of the values that JSON has for it. */
export const booleanField: Field<boolean> = (data) => {
  if (typeof data !== 'boolean') throw new FieldProblem(['Must be a valid boolean.']);
  return data;
};

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

function asDictionary(body: unknown): Record<string, unknown> {
  // A request without a body has no fields; one whose body is the word null has no data.
  if (body === undefined) return {};
  if (body === null) throw invalidFields({ non_field_errors: ['No data provided'] });
  const type = pythonType(body);
  if (type !== 'dict') {
    const message = `Invalid data. Expected a dictionary, but got ${type}.`;
    throw invalidFields({ non_field_errors: [message] });
  }
  return body as Record<string, unknown>;
}

function readField(given: Record<string, unknown>, name: string, field: Field<unknown>): unknown {
  if (!Object.hasOwn(given, name)) {
    if (field.fallback) return field.fallback.value;
    throw new FieldProblem(['This field is required.']);
  }
  const data = given[name];
  if (data === null) throw new FieldProblem(['This field may not be null.']);
  return field(data);
}

/** What Python calls the type of a JSON value, as Django REST Framework's messages name it. */
export function pythonType(data: unknown): string {
  if (data === null || data === undefined) return 'NoneType';
  if (Array.isArray(data)) return 'list';
  if (typeof data === 'string') return 'str';
  if (typeof data === 'boolean') return 'bool';
  if (typeof data === 'number') return Number.isInteger(data) ? 'int' : 'float';
  return 'dict';
}
