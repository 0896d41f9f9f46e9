import { invalidFields } from '../manners/api-error';

/** Throws a 400 ApiError when a new password was not typed the same twice. */
export function isDuplicate(password: string, password2: string): void {
  if (password !== password2) {
    throw invalidFields({ password: ["Password fields didn't match."] });
  }
}
