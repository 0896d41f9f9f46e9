import { request } from '@shop/shared/http';
import { type FieldErrors, type FormErrors, formErrors } from './form-error-rules';
import type { PasswordPair } from './password-rules';

/** The same words whether there is such an account or not: the page must not reveal accounts. */
export const linkSent =
  'If this e-mail address has an account, a link to set a new password is on its way. It may take a minute; look in the spam folder too.';

export const forgotFields = ['email'] as const;

export function checkForgot({ email }: { email: string }): FieldErrors<'email'> {
  return email.trim() === '' ? { email: 'Email is required' } : {};
}

export function forgotErrors(error: unknown): FormErrors<'email'> {
  return formErrors(error, forgotFields, 'We could not send the link. Please try again.');
}

export const resetFields = ['password', 'password2'] as const;

/** Why the new password was not set; an error of the mailed link is the message. */
export function resetErrors(error: unknown): FormErrors<keyof PasswordPair> {
  return formErrors(error, resetFields, 'The new password could not be set. Please try again.');
}

/** Asks for a mail with a link that sets a new password; throws as `request`. */
export const requestPasswordReset = (body: { email: string }) =>
  request('POST /api/auth/password/reset/', { body });

/** Sets a new password by the token of the mailed link; throws as `request`. */
export const setNewPassword = (token: string, passwords: PasswordPair) =>
  request('POST /api/auth/password/reset/confirm/', { body: { token, ...passwords } });
