/** One field of a JSON body, checked as a Django REST Framework serializer field does. */
export interface Field<T> {
  /** What stands in for a field that is left out; without it the field is required. */
  readonly fallback?: { readonly value: T };
  /** The value meant by a JSON value that is not null; throws FieldProblem. */
  check(data: unknown): T | Promise<T>;
}

/** What is wrong with one field. */
export class FieldProblem extends Error {
  override name = 'FieldProblem';

  constructor(readonly messages: readonly string[]) {
    super(messages.join(' '));
  }
}

/** A field that may be left out; then it is `value`. */
export function optional<T, V>(field: Field<T>, value: V): Field<T | V> {
  return { check: (data) => field.check(data), fallback: { value } };
}
