import { isHttpError } from '@shop/shared/http';

/** Messages by field, shown under the inputs. */
export type FieldErrors<F extends string = string> = Partial<Record<F, string>>;

/** The messages of a form that could not be sent. */
export interface FormErrors<F extends string = string> {
  /** about the whole form */
  message?: string;
  /** about single fields */
  fields: FieldErrors<F>;
}

/** The parts of an error body that the messages of spec section 8 are made of. */
export interface ErrorBody {
  status?: number;
  detail?: string;
  /** `non_field_errors`, joined */
  general?: string;
  /** every other entry, joined; in the server's order */
  fields: Readonly<Record<string, string>>;
  /** a body that is not JSON, or a JSON string */
  text?: string;
}

/** Whether the API has no such call: it need not offer our extensions. */
export const isNotOffered = (error: unknown): boolean =>
  [404, 405, 501].some((status) => isHttpError(error, status));

/** Longer than this, a text is a page or a stack, not a message to a visitor. */
const maxTextLength = 300;

/** Reads whatever body an API of this kind sends with an error. */
export function readErrorBody(error: unknown): ErrorBody {
  if (!isHttpError(error)) return { fields: {} };
  const { status, body } = error;
  if (typeof body === 'string') return { status, fields: {}, text: plainText(body) };
  if (Array.isArray(body)) return { status, fields: {}, general: joined(body) };
  const { detail, non_field_errors, ...rest } = (body ?? {}) as Record<string, unknown>;
  const isText = typeof detail === 'string';
  const entries = Object.entries(isText || detail === undefined ? rest : { detail, ...rest })
    .map(([name, value]) => [name, joined(value)] as const)
    .filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    status,
    detail: isText ? detail.trim() || undefined : undefined,
    general: joined(non_field_errors),
    fields: Object.fromEntries(entries),
  };
}

/** The messages under the inputs that a form has. */
export function fieldErrorsFor<F extends string>(
  { fields }: ErrorBody,
  names: readonly F[],
): FieldErrors<F> {
  const known = names.filter((name) => name in fields);
  return Object.fromEntries(known.map((name) => [name, fields[name]])) as FieldErrors<F>;
}

/**
 * The messages as spec section 8, Register, has them: fields under their inputs, detail or joined
 * non_field_errors or a plain text about the whole form, else the fallback. An error of a
 * field that the form does not have is about the whole form.
 */
export function formErrors<F extends string>(
  error: unknown,
  names: readonly F[],
  fallback: string,
): FormErrors<F> {
  const body = readErrorBody(error);
  const fields = fieldErrorsFor(body, names);
  const elsewhere = Object.entries(body.fields).find(
    ([name]) => !(names as readonly string[]).includes(name),
  );
  const message = body.detail ?? body.general ?? body.text ?? elsewhere?.[1];
  const isExplained = message !== undefined || Object.keys(fields).length > 0;
  return { message: isExplained ? message : fallback, fields };
}

/** All texts in a value, however deep they lie. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const joined = (value: unknown): string | undefined => textsIn(value).join(' ') || undefined;

/** A server that breaks answers with a page; that is not a message. */
function plainText(body: string): string | undefined {
  const text = body.trim();
  return text === '' || text.startsWith('<') || text.length > maxTextLength ? undefined : text;
}
