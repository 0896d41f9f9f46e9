import {
  type FieldErrors,
  type FormErrors,
  fieldErrorsFor,
  readErrorBody,
} from './form-error-rules';

export const loginFields = ['email', 'password'] as const;
export type LoginField = (typeof loginFields)[number];
export type LoginValues = Record<LoginField, string>;

/** The first error, in the order of spec section 5; none when the form can be sent. */
export function checkLogin({ email, password }: LoginValues): FieldErrors<LoginField> {
  if (email.trim() === '') return { email: 'Email is required' };
  if (password === '') return { password: 'Password is required' };
  return {};
}

/** Why a login failed: one message by the six steps of spec section 8, and those of the fields. */
export function loginErrors(error: unknown): FormErrors<LoginField> {
  const body = readErrorBody(error);
  const unauthorized = body.status === 401 ? 'Invalid email or password' : undefined;
  return {
    message:
      body.detail ??
      body.general ??
      unauthorized ??
      Object.values(body.fields)[0] ??
      body.text ??
      'Login failed — check email & password',
    fields: fieldErrorsFor(body, loginFields),
  };
}
