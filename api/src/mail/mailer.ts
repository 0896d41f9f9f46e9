import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../settings/mail-settings';

/** One message to one person, in plain text. */
export interface Mail {
  to: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Rejects when the message could not be handed over. */
  send(mail: Mail): Promise<void>;
}

/** Sends mail by SMTP when that is set, else writes it to the outbox folder. */
export function makeMailer(settings: MailSettings, dataDir: string): Mailer {
  const { smtpUrl, mailFrom, shopName, siteUrl } = settings;
  const from = mailFrom ?? { name: shopName, address: `shop@${new URL(siteUrl).hostname}` };
  const deliver = smtpUrl ? sendBySmtp(smtpUrl) : writeToFolder(outboxOf(dataDir));
  return {
    send: ({ to, replyTo, subject, text }) =>
      // As objects, addresses are never read as lists.
      deliver({
        from,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
      }),
  };
}

const smtpTimeoutMs = 15_000;

function sendBySmtp(smtpUrl: string) {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(smtpTimeoutMs));
  }
  const transport = createTransport(url.href);
  return async (message: SendMailOptions): Promise<void> =>
    void (await transport.sendMail(message));
}

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

/** Writes mail as .eml files that any mail program opens, readable by their owner only. */
function writeToFolder(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail: SendMailOptions): Promise<void> => {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('A message was not made as a whole.');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/\W/g, '-')}-${randomUUID()}`;
    const draft = join(folder, `.${name}`);
    try {
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
}
