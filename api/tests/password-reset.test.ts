import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './world/eventually';
import { openMailServer } from './world/mail-server';
import { addPerson, password } from './world/people';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

const resetPath = '/api/auth/password/reset/';
const confirmPath = `${resetPath}confirm/`;
const newPassword = 'Fresh-start7';
const free = { loginPerMinute: 1_000, resetPerMinute: 1_000 };

describe('A forgotten password', () => {
  let shop: TestShop;
  let outbox: string;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey, accounts: free });
    outbox = join(shop.dataDir, 'outbox');
    await addPerson(shop.db, { email: 'off@example.com', is_active: false });
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('users').where('email', '=', 'asha@example.com').execute();
    await addPerson(shop.db);
  });
  afterAll(() => shop.close());

  const signIn = (typed: string) =>
    shop.send('POST', '/api/auth/token/', { email: 'asha@example.com', password: typed });
  const confirm = (token: string, typed = newPassword) =>
    shop.send('POST', confirmPath, { token, password: typed, password2: typed });
  const mails = async () => {
    const names = await readdir(outbox).catch(() => []);
    return names.filter((name) => name.endsWith('.eml')).sort();
  };

  it('is set with the link that was mailed, which works one time', async () => {
    const token = await askForLink();
    const response = await confirm(token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ detail: 'The new password is set.' });
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);

    const again = await confirm(token, 'Another-one8');
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({
      token: ['This link has been used or is too old. Please ask for a new one.'],
    });
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('is set by one of many simultaneous uses of the link', async () => {
    const token = await askForLink();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await confirm(token)).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });

  it('is set with one of two links that are used at once', async () => {
    const links = [await askForLink(), await askForLink()];
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends the sessions begun with the old one, and every other link', async () => {
    const { refresh } = await (await signIn(password)).json();
    const other = await askForLink();
    const token = await askForLink();
    expect((await confirm(token)).status).toBe(200);
    for (const path of ['token/refresh/', 'token/verify/']) {
      const response = await shop.send('POST', `/api/auth/${path}`, { refresh, token: refresh });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        detail: 'Token is blacklisted',
        code: 'token_not_valid',
      });
    }
    expect((await confirm(other)).status).toBe(400);
    const since = await (await signIn(newPassword)).json();
    const renewed = await shop.send('POST', '/api/auth/token/refresh/', since);
    expect(renewed.status).toBe(200);
  });

  it('is not set after half an hour', async () => {
    const token = await askForLink();
    const { expires_at } = await shop.db
      .selectFrom('password_resets')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    const minutes = (expires_at.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    await shop.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await confirm(token)).status).toBe(400);
    expect((await signIn(password)).status).toBe(200);
  });

  it('keeps the rules for passwords, and the link is good until one is taken', async () => {
    const token = await askForLink();
    const weak = await confirm(token, 'abc');
    expect(Object.keys(await weak.json())).toEqual(['password']);
    const twice = { token, password: newPassword, password2: 'Fresh-start8' };
    const different = await shop.send('POST', confirmPath, twice);
    expect(await different.json()).toEqual({ password: ["Password fields didn't match."] });
    expect((await confirm(token)).status).toBe(200);
  });

  it('answers the same whether the address has an account or not, and mails only those', async () => {
    const before = await mails();
    const answers = [];
    for (const email of ['nobody@example.com', 'off@example.com', 'ASHA@Example.com']) {
      const response = await shop.send('POST', resetPath, { email });
      answers.push([response.status, await response.text()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await eventually(mails, (now) => now.length === before.length + 1);
  });

  it('floods no mailbox, from however many places it is asked for', async () => {
    const before = await mails();
    for (let at = 0; at < 7; at += 1) {
      await shop.send('POST', resetPath, { email: 'asha@example.com' });
      await eventually(mails, (now) => now.length >= before.length + Math.min(at + 1, 5));
    }
    // This one is mailed after whatever the two before it would have sent.
    const other = await addPerson(shop.db, { email: 'bina@example.com' });
    await shop.send('POST', resetPath, { email: other.email });
    const now = await eventually(mails, (all) => all.length > before.length + 5);
    expect(now).toHaveLength(before.length + 6);
    const texts = await Promise.all(now.map((name) => readFile(join(outbox, name), 'utf8')));
    expect(texts.filter((text) => text.includes('To: bina@example.com'))).toHaveLength(1);
  });

  it('floods no mailbox when it is asked for many times at once', async () => {
    const { app, sent } = await buildTestApp(shop, free);
    const { id, email } = await addPerson(shop.db, { email: 'chetan@example.com' });
    const payload = { email };
    const asked = Array.from({ length: 20 }, () =>
      app.inject({ method: 'POST', url: resetPath, payload }),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(statuses.map(() => 200));
    // Closing waits for mail that is under way.
    await app.close();
    const open = shop.db.selectFrom('password_resets').select('user_id').where('user_id', '=', id);
    expect(await open.execute()).toHaveLength(5);
    expect(sent).toHaveLength(5);
  });

  it('keeps only a hash of the link, and mail that no other user of the machine can read', async () => {
    const token = await askForLink();
    const rows = await shop.db.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const name = (await mails()).at(-1) ?? '';
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  });

  /** Asks for a link and reads its token from the mail that comes. */
  async function askForLink(): Promise<string> {
    const before = new Set(await mails());
    await shop.send('POST', resetPath, { email: 'asha@example.com' });
    const now = await eventually(mails, (all) => all.length > before.size);
    const name = now.find((one) => !before.has(one)) ?? '';
    return tokenIn(await readFile(join(outbox, name), 'utf8'), 'http://localhost:3000');
  }
});

describe('Mail of a shop with SMTP', () => {
  it('goes to the server, from the sender that is set, with a link into the shop', async () => {
    const server = await openMailServer();
    const shop = await openTestShop({
      mail: {
        smtpUrl: server.url,
        mailFrom: 'Leather Shop <shop@shop.example>',
        contactTo: 'owner@shop.example',
        shopName: 'Leather & Co.',
        siteUrl: 'https://shop.example',
      },
    });
    await addPerson(shop.db);
    await shop.send('POST', resetPath, { email: 'asha@example.com' });
    // Closing waits for mail that is under way.
    await shop.close();
    expect(server.messages).toHaveLength(1);
    const [message = ''] = server.messages;
    expect(message).toContain('From: Leather Shop <shop@shop.example>');
    expect(message).toContain('To: asha@example.com');
    expect(message).toContain('Subject: Set a new password for Leather & Co.');
    expect(textOf(message)).toContain('asked Leather & Co. to set a new password');
    expect(tokenIn(message, 'https://shop.example')).toMatch(/^[\w-]{43}$/);
    await server.close();
  });

  it('that cannot be sent is not an error for the visitor', async () => {
    const shop = await openTestShop({
      mail: {
        smtpUrl: 'smtp://127.0.0.1:1',
        mailFrom: 'a@b.example',
        contactTo: 'owner@b.example',
        shopName: 'B',
        siteUrl: 'https://b.example',
      },
    });
    await addPerson(shop.db);
    const response = await shop.send('POST', resetPath, { email: 'asha@example.com' });
    expect(response.status).toBe(200);
    await shop.close();
  });

  it('is limited', async () => {
    const shop = await openTestShop({ accounts: { resetPerMinute: 1 } });
    const ask = () => shop.send('POST', resetPath, { email: 'asha@example.com' });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await shop.close();
  });
});

/** Quoted-printable: a line that ends in = goes on, and =3D is one. */
const textOf = (message: string): string => message.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

function tokenIn(message: string, site: string): string {
  const text = textOf(message);
  const [, token] = new RegExp(`${site}/reset-password\\?token=([\\w-]+)`).exec(text) ?? [];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}
