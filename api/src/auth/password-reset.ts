import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/schema';
import type { Mailer } from '../mail/mailer';
import {
  addPasswordReset,
  isResetOpen,
  takePasswordReset,
} from '../repositories/password-resets-repository';
import { changePassword, findSignIn } from '../repositories/users-repository';
import type { Passwords } from './passwords';

const validMinutes = 30;
/** Limits the links to one address: the shop must not be used to flood a mailbox. */
const maxOpenResets = 5;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Mails a link to the account of an e-mail address; does nothing where there is none. */
export async function mailPasswordReset(
  db: Database,
  email: string,
  { mailer, shopName, siteUrl }: { mailer: Mailer; shopName: string; siteUrl: string },
): Promise<void> {
  const user = await findSignIn(db, email);
  if (!user?.is_active) return;
  const token = randomBytes(32).toString('base64url');
  const reset = {
    token_hash: hashOf(token),
    user_id: user.id,
    expires_at: new Date(Date.now() + validMinutes * 60_000),
  };
  if (!(await addPasswordReset(db, reset, maxOpenResets))) return;
  await mailer.send({
    // The address of the account, not the one typed.
    to: user.email,
    subject: `Set a new password for ${shopName}`,
    text: [
      'Hello,',
      '',
      `somebody, most likely you, asked ${shopName} to set a new password for your account.`,
      `To do so, open this link within ${validMinutes} minutes. It works once:`,
      '',
      `${siteUrl}/reset-password?token=${token}`,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  });
}

/** Sets the password that a mailed token is for; false when the token is used, old or unknown. */
export async function resetPassword(
  db: Database,
  passwords: Passwords,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const tokenHash = hashOf(token);
  if (!(await isResetOpen(db, tokenHash))) return false;
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (write) => {
    const userId = await takePasswordReset(write, tokenHash);
    if (userId === undefined) return false;
    await changePassword(write, userId, passwordHash);
    return true;
  });
}
