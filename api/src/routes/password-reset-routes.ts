import type { FastifyInstance } from 'fastify';
import { mailPasswordReset, resetPassword } from '../auth/password-reset';
import { readFields } from '../fields/fields';
import { charField, emailField, newPasswordField, refuseDifferent } from '../fields/text-fields';
import { invalidFields } from '../http/api-error';
import type { Mailer } from '../mail/mailer';
import type { AccountContext } from './account-routes';
import type { Serve } from './serve';

export interface ResetParts extends AccountContext {
  mailer: Mailer;
  shopName: string;
  siteUrl: string;
}

/** Forgot password: an extension of our API; the names are those of dj-rest-auth. */
export function passwordResetRoutes(
  app: FastifyInstance,
  serve: Serve,
  { db, passwords, limits, mailer, shopName, siteUrl }: ResetParts,
): void {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });

  serve('POST /api/auth/password/reset/', async ({ body, request }) => {
    const { email } = await readFields(body, { email: emailField });
    await limits.reset(request.ip, email);
    // Not waited for: the time to answer is the same whether there is an account or not.
    const mailing = mailPasswordReset(db, email, { mailer, shopName, siteUrl })
      .catch((error: unknown) => request.log.error(error))
      .finally(() => underWay.delete(mailing));
    underWay.add(mailing);
    return {
      detail: 'If this e-mail address has an account, a link to set a new password is on its way.',
    };
  });

  serve('POST /api/auth/password/reset/confirm/', async ({ body, request }) => {
    await limits.reset(request.ip);
    const { token, password, password2 } = await readFields(body, {
      token: charField(),
      password: newPasswordField,
      password2: charField(),
    });
    refuseDifferent(password, password2);
    if (!(await resetPassword(db, passwords, { token, password }))) {
      throw invalidFields({
        token: ['This link has been used or is too old. Please ask for a new one.'],
      });
    }
    return { detail: 'The new password is set.' };
  });
}
