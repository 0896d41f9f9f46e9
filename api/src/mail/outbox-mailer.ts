import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { asMessage, type Sender } from './as-message';
import type { Mailer } from './mailer';

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

/** Writes mail as .eml files that any mail program opens, readable by their owner only. */
export function makeOutboxMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(asMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('A message was not made as a whole.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/\W/g, '-')}-${randomUUID()}`;
      const draft = join(folder, `.${name}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}
