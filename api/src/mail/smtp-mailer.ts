import { createTransport } from 'nodemailer';
import { asMessage, type Sender } from './as-message';
import type { Mailer } from './mailer';

const smtpTimeoutMs = 15_000;

/** Hands mail to an SMTP server. */
export function makeSmtpMailer(smtpUrl: string, from: Sender): Mailer {
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
