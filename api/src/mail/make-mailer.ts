import { createTransport } from 'nodemailer';
import { asMessage, type Sender } from './as-message';
import type { Mailer, MailSettings } from './mailer';
import { makeOutboxMailer, outboxOf } from './outbox-mailer';

/** The way mail leaves this shop: by SMTP when it is set, else into the outbox folder. */
export function makeMailer(settings: MailSettings, dataDir: string): Mailer {
  const { mailFrom, shopName, siteUrl } = settings;
  const from = mailFrom ?? { name: shopName, address: `shop@${new URL(siteUrl).hostname}` };
  return settings.smtpUrl
    ? makeSmtpMailer(settings.smtpUrl, from)
    : makeOutboxMailer(outboxOf(dataDir), from);
}

const smtpTimeoutMs = 15_000;

/** Hands mail to an SMTP server. */
function makeSmtpMailer(smtpUrl: string, from: Sender): Mailer {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(smtpTimeoutMs));
  }
  const transport = createTransport(url.href);
  return {
    async send(mail) {
      await transport.sendMail(asMessage(mail, from));
    },
  };
}
