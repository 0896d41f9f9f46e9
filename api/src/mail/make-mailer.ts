import type { Mailer, MailSettings } from './mailer';
import { makeOutboxMailer, outboxOf } from './outbox-mailer';
import { makeSmtpMailer } from './smtp-mailer';

/** The way mail leaves this shop: by SMTP when it is set, else into the outbox folder. */
export function makeMailer(settings: MailSettings, dataDir: string): Mailer {
  const from = settings.mailFrom ?? `shop@${new URL(settings.siteUrl).hostname}`;
  return settings.smtpUrl
    ? makeSmtpMailer(settings.smtpUrl, from)
    : makeOutboxMailer(outboxOf(dataDir), from);
}
