import type { TSchema } from '@sinclair/typebox';

/** Who may call: `none` ignores a token, `optional` refuses a bad one, `required` needs one. */
export interface Endpoint {
  readonly auth: 'none' | 'optional' | 'required';
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
}
