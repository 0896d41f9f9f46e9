import { isHttpError } from '@shop/shared/http';
import { type FieldErrors, type FormErrors, formErrors } from './form-error-rules';
import { checkPasswords } from './password-rules';

export const registerFields = [
  'first_name',
  'last_name',
  'email',
  'password',
  'password2',
] as const;
export type RegisterField = (typeof registerFields)[number];
export type RegisterValues = Record<RegisterField, string>;

/** The first error, in the order of spec section 5; none when the form can be sent. */
export function checkRegister(values: RegisterValues): FieldErrors<RegisterField> {
  if (values.email.trim() === '') return { email: 'Email is required' };
  return checkPasswords(values);
}

/** Whether Create is enabled, as far as the fields go (spec section 5). */
export const canCreate = (values: RegisterValues): boolean =>
  Object.keys(checkRegister(values)).length === 0;

/** Why a registration failed, with the messages of spec section 8. */
export function registerErrors(error: unknown): FormErrors<RegisterField> {
  if (isHttpError(error)) {
    if (!error.call.endsWith('/register/')) return { message: created, fields: {} };
    if (error.status < 300) return { message: 'Unexpected register response', fields: {} };
  }
  return formErrors(error, registerFields, 'Registration failed. Please try again.');
}

/** The account exists: another attempt would only say that the e-mail is taken. */
const created = 'Your account is created, but logging in did not work. Please log in.';
