import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeEnquiry } from '../src/commands/message-commands';
import { forwardEnquiries } from '../src/enquiries/forward-enquiries';
import type { Mail } from '../src/mail/mailer';
import { addEnquiry } from '../src/repositories/enquiries-repository';
import { eventually } from './world/eventually';
import { openMailServer } from './world/mail-server';
import { allRecorded, expectSameHeaders, replay } from './world/recorded';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

const path = '/api/auth/contact/';
const enquiry = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '+91 98000 00000',
  message: 'Do you have this bag in tan?',
};
const noEmail = 'Enter a valid email address.';
const noPhone = 'Please enter a valid phone number (7–15 digits).';
const atMost = (length: number) => `Ensure this field has no more than ${length} characters.`;
const mailOf = (smtpUrl: string) => ({
  smtpUrl,
  mailFrom: 'Leather Shop <shop@shop.example>',
  contactTo: 'owner@shop.example',
  shopName: 'Leather & Co.',
  siteUrl: 'https://shop.example',
});
const stored = (shop: TestShop) =>
  shop.db.selectFrom('enquiries').selectAll().orderBy('id').execute();

describe('The contact page’s call answers as Django REST Framework was recorded to', () => {
  let shop: TestShop;
  beforeAll(async () => {
    // The recorded project allowed 3 a minute.
    shop = await openTestShop({ secretKey, accounts: { contactPerMinute: 3 } });
  });
  afterAll(() => shop.close());

  const entries = allRecorded.filter(({ section }) => section === 'I');

  it.each(entries.map((entry) => [entry.title, entry] as const))('%s', async (_, entry) => {
    const response = await replay(shop.address, entry);
    expect(response.status).toBe(entry.status);
    expectSameHeaders(response, entry);
    if (entry.status === 429) expect(response.headers.get('retry-after')).toMatch(/^\d\d$/);
    expect(withoutSeconds(await response.json())).toEqual(withoutSeconds(entry.reply));
  });

  it('limits an address whatever it gives as its e-mail', async () => {
    const response = await shop.send('POST', path, { ...enquiry, email: 'other@example.com' });
    expect(response.status).toBe(429);
  });
});

describe('An enquiry', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey, accounts: { contactPerMinute: 10_000 } });
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('enquiries').execute();
  });
  afterAll(() => shop.close());

  const send = (fields: Record<string, unknown>) =>
    shop.send('POST', path, { ...enquiry, ...fields });

  it('is stored, trimmed, and answered with the stored fields', async () => {
    const response = await send({ name: '  Asha Verma ', source: undefined });
    expect(response.status).toBe(201);
    const [row] = await stored(shop);
    expect(await response.json()).toEqual({ ...enquiry, id: row?.id, source: 'website' });
    expect(row).toMatchObject({ ...enquiry, source: 'website' });
  });

  it.each([
    ['a blank name', { name: ' ' }, { name: ['This field may not be blank.'] }],
    ['a very long name', { name: 'x'.repeat(151) }, { name: [atMost(150)] }],
    ['no e-mail', { email: undefined }, { email: ['This field is required.'] }],
    ['a domain without a dot', { email: 'asha@example' }, { email: [noEmail] }],
    ['a suffix of one letter', { email: 'asha@example.c' }, { email: [noEmail] }],
    ['a NUL', { name: 'a\u0000' }, { name: ['Null characters are not allowed.'] }],
    ['a phone of 6 digits', { phone: '12-34-56' }, { phone: [noPhone] }],
    ['a phone of 16 digits', { phone: '1'.repeat(16) }, { phone: [noPhone] }],
    ['null', { phone: null }, { phone: ['This field may not be null.'] }],
    [
      'a message of 9 characters',
      { message: ' too short ' },
      { message: ['Message should be at least 10 characters.'] },
    ],
    [
      'a message of 9 pictures',
      { message: '👨‍👩‍👧'.repeat(9) },
      { message: ['Message should be at least 10 characters.'] },
    ],
    ['an invisible name', { name: '\u200B' }, { name: ['This field may not be blank.'] }],
    ['an object', { message: { text: 'x' } }, { message: ['Not a valid string.'] }],
    ['a very long message', { message: 'x'.repeat(5_001) }, { message: [atMost(5_000)] }],
  ])('is refused, and not stored, with %s', async (_, fields, problems) => {
    const response = await send(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(problems);
    expect(await stored(shop)).toEqual([]);
  });

  it.each([
    [{ email: '"a..b"@sub.example.co' }],
    [{ email: "o'hara+bags@example.museum" }],
    [{ phone: '1234567' }],
    [{ phone: '(+91) 98-7654.3210 ext 12' }],
    [{ message: 'exactly 10' }],
    [{ message: 'बैग में कौन से रंग हैं?\n\nधन्यवाद' }],
    [{ source: '' }],
  ])('is stored as the form accepts it: %j', async (fields) => {
    expect((await send(fields)).status).toBe(201);
    expect(await stored(shop)).toMatchObject([fields]);
  });

  it.each([
    [{ email: 'अ@उ.भारत' }, { email: 'अ@उ.भारत' }],
    [{ email: '\u200Basha@example.co\u00A0' }, { email: 'asha@example.co' }],
    [{ phone: '+९१ ९८००० ०००००' }, { phone: '+91 98000 00000' }],
    [{ name: '👨‍👩‍👧'.repeat(150) }, { name: '👨‍👩‍👧'.repeat(150) }],
  ])('is stored as it is meant: %j', async (fields, meant) => {
    expect((await send(fields)).status).toBe(201);
    expect(await stored(shop)).toMatchObject([meant]);
  });

  it('of a robot, which fills the field that people do not see, is answered alike and dropped', async () => {
    const first = await (await send({ website_url: '' })).json();
    const robot = await send({ website_url: 'https://spam.example' });
    const third = await (await send({})).json();
    expect(robot.status).toBe(201);
    expect(await robot.json()).toEqual({ ...enquiry, id: first.id + 1, source: 'website' });
    expect((await stored(shop)).map(({ id }) => id)).toEqual([first.id, third.id]);
  });

  it('is written to the outbox, to the shop, with the visitor as the address for replies', async () => {
    await send({ name: 'Asha\nBcc: all@example.com', message: 'First line.\nSecond line.' });
    const mail = await eventually(
      () => mailWith('First line', shop),
      (text) => text !== '',
    );
    expect(mail).toContain('To: shop@localhost');
    expect(mail).toContain('Reply-To: asha@example.com');
    expect(mail).toMatch(/^Subject: Enquiry \d+ from Asha Bcc: all@example.com$/m);
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail).toMatch(/First line\.\r?\nSecond line\./);
    expect(mail).toContain('Phone: +91 98000 00000');
    await eventually(
      () => stored(shop),
      ([row]) => row?.mail_due_at === null,
    );
  });

  it('is listed for the shopkeeper, and nothing a stranger writes steers the terminal', async () => {
    await send({ name: 'Asha \u001b[2J', message: 'Line one here\nline two\u202e' });
    const [row] = await stored(shop);
    if (!row) throw new Error('It was not stored.');
    const text = describeEnquiry({ ...row, id: 7, mail_tries: 2, mail_due_at: new Date() });
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Enquiry 7, .+, Asha \[2J$/),
      'asha@example.com, +91 98000 00000 (website), not mailed yet (2 tries)',
      '    Line one here',
      '    line two',
      '',
    ]);
  });
});

describe('The mail of an enquiry', () => {
  it('goes to the address that is set', async () => {
    const server = await openMailServer();
    const shop = await openTestShop({ mail: mailOf(server.url) });
    await shop.send('POST', path, enquiry);
    await eventually(
      () => stored(shop),
      ([row]) => row?.mail_due_at === null,
    );
    await shop.close();
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]).toContain('To: owner@shop.example');
    expect(server.messages[0]).toContain('From: Leather Shop <shop@shop.example>');
    expect(server.messages[0]).toContain('Sent to Leather & Co. (website)');
    await server.close();
  });

  it('that cannot be sent is not an error for the visitor, and stays due', async () => {
    const shop = await openTestShop({ mail: mailOf('smtp://127.0.0.1:1') });
    expect((await shop.send('POST', path, enquiry)).status).toBe(201);
    const [row] = await eventually(
      () => stored(shop),
      ([one]) => one?.mail_tries === 1,
    );
    expect(row?.mail_due_at?.getTime()).toBeGreaterThan(Date.now());
    await shop.close();
  });

  it('is tried again later and then sent once, however many copies of the API there are', async () => {
    const queries: string[] = [];
    const shop = await openTestShop({ logQuery: ({ query }) => queries.push(query.sql) });
    // At its start the shop must not find one that is due.
    await eventually(
      async () => queries.join(),
      (text) => text.includes('skip locked'),
    );
    await addEnquiry(shop.db, { ...enquiry, source: 'website' });
    const sent: Mail[] = [];
    const errors: unknown[] = [];
    let works = false;
    const send = async (mail: Mail) => {
      if (!works) throw new Error('The mail server is away.');
      sent.push(mail);
    };
    const copies = [1, 2, 3].map(() =>
      forwardEnquiries(shop.db, {
        mailer: { send },
        to: 'owner@shop.example',
        shopName: 'Leather & Co.',
        onError: (error) => errors.push(error),
      }),
    );
    for (const copy of copies) copy.start();
    await Promise.all(copies.map((copy) => copy.idle()));
    expect([errors.length, sent]).toEqual([1, []]);

    works = true;
    await shop.db.updateTable('enquiries').set({ mail_due_at: new Date() }).execute();
    for (const copy of copies) copy.kick();
    await Promise.all(copies.map((copy) => copy.idle()));
    await Promise.all(copies.map((copy) => copy.close()));
    expect(sent).toHaveLength(1);
    expect((await stored(shop))[0]).toMatchObject({ mail_tries: 2, mail_due_at: null });
    await shop.close();
  });
});

const withoutSeconds = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace(/\d+ seconds?/, 'some seconds'));

async function mailWith(words: string, shop: TestShop): Promise<string> {
  const outbox = join(shop.dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return texts.find((text) => text.includes(words)) ?? '';
}
