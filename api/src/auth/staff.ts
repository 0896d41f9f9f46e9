import { ApiError, unauthorized } from '../http/api-error';
import type { Caller } from './bearer';

/** A phone that is lost opens the desk no longer than so many seconds. */
const maxSignInSeconds = 12 * 60 * 60;

/** Refuses an account without the role of staff, and one whose password was given too long ago. */
export function refuseOthers({ is_staff, authTime = 0 }: Caller): void {
  if (!is_staff) {
    throw new ApiError(403, { detail: 'You do not have permission to perform this action.' });
  }
  if (Date.now() / 1_000 - authTime > maxSignInSeconds) {
    throw unauthorized({
      detail: 'The desk asks for the password every 12 hours. Sign in again.',
      code: 'sign_in_again',
    });
  }
}
