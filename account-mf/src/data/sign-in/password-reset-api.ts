import { request } from '@shop/shared/http';
import type { PasswordPair } from './password-rules';

/**
 * Asks for a mail with a link that sets a new password.
 * @throws HttpError when the server refuses, or offers no such call; NetworkError
 */
export async function requestPasswordReset(body: { email: string }): Promise<void> {
  await request('POST /api/auth/password/reset/', { body });
}

/**
 * Sets a new password.
 * @param token from the mailed link
 * @throws HttpError when link or password are refused; NetworkError
 */
export async function setNewPassword(token: string, passwords: PasswordPair): Promise<void> {
  await request('POST /api/auth/password/reset/confirm/', { body: { token, ...passwords } });
}
