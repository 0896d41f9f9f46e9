import type { Mailer, MailSettings } from './mailer';
import { makeOutboxMailer, outboxOf } from './outbox-mailer';
import { makeSmtpMailer } from './smtp-mailer';

/** The way mail leaves this shop: by SMTP when it is set, else into the outbox folder. */
export function makeMailer(settings: MailSettings, dataDir: string): Mailer {
  const { mailFrom, shopName, siteUrl } = settings;
  const from = mailFrom ?? { name: shopName, address: `shop@${new URL(siteUrl).hostname}` };
  return settings.smtpUrl
    ? makeSmtpMailer(settings.smtpUrl, from)
    : makeOutboxMailer(outboxOf(dataDir), from);
}
