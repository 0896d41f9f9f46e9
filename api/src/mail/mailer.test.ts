import fs, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMailSettings } from '../settings/mail-settings';
import { makeMailer, outboxOf } from './mailer';

// An enquiry that cannot be sent is tried again, up to once a minute.
it('leaves no draft of a message that could not be written, such as on a full disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  try {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
    });
    const rename = jest.spyOn(fs, 'rename').mockRejectedValueOnce(full);
    const mailer = makeMailer(readMailSettings({}), folder);
    const mail = { to: 'owner@example.com', subject: 'Enquiry 1', text: 'Is it there in tan?' };
    await expect(mailer.send(mail)).rejects.toBe(full);
    expect(rename).toHaveBeenCalledTimes(1);
    expect(await readdir(outboxOf(folder))).toEqual([]);
    await mailer.send(mail);
    expect(await readdir(outboxOf(folder))).toEqual([expect.stringMatching(/\.eml$/)]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
