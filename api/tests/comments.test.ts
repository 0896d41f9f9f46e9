import { endpoints } from '@shop/shared/contract';
import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { comments as commentsCommand } from '../src/commands/message-commands';
import { databaseAccess } from '../src/import/database-access';
import { addPost } from './world/blog';
import { addPerson, type Person } from './world/people';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

const comments = '/api/auth/comments/';

describe('Comments (spec sections 5, 6 and 7)', () => {
  let shop: TestShop;
  let asha: Person;
  let bina: Person;
  beforeAll(async () => {
    FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));
    shop = await openTestShop({ secretKey, comments: { perMinute: 40 } });
    asha = await addPerson(shop.db);
    bina = await addPerson(shop.db, { email: 'bina.roy@example.com', first_name: '' });
  });
  beforeEach(async () => {
    await shop.empty();
    await addPost(shop.db);
    await addPost(shop.db, { slug: 'other' });
  });
  afterAll(() => shop.close());

  const write = async (body: unknown, person = asha) => {
    const response = await shop.send('POST', comments, body, person.headers);
    return { status: response.status, body: await response.json() };
  };
  const read = async (query = '?blog=1') => (await shop.call(`${comments}${query}`)).json();
  const texts = async (query?: string) =>
    (await read(query)).map(({ content }: { content: string }) => content);

  it('shows a comment at once, the newest first, each at its own post', async () => {
    await write({ blog: 1, content: 'First' });
    const { status, body } = await write({ blog: 1, content: 'Second' });
    await write({ blog: 2, content: 'Elsewhere' });
    expect(status).toBe(201);
    const listed = await read();
    expect(listed[0]).toEqual(body);
    expect(await texts()).toEqual(['Second', 'First']);
    expect(await texts('?blog=2')).toEqual(['Elsewhere']);
    expect(await texts('')).toEqual(['Elsewhere', 'Second', 'First']);
    expect([...Value.Errors(endpoints['GET /api/auth/comments/'].reply, listed)]).toEqual([]);
  });

  it('shows no whole address: only the part before the @', async () => {
    const { body } = await write({ blog: 1, content: 'Hello' }, bina);
    await write({ blog: 1, content: 'Hello' });
    expect(body.user).toEqual({ first_name: '', email: 'bina.roy' });
    expect((await read())[0].user).toEqual({ first_name: 'Asha', email: 'asha' });
    expect(JSON.stringify(await read())).not.toContain('example.com');
  });

  it('trims the text; empty or whitespace-only text is not taken', async () => {
    expect((await write({ blog: 1, content: ' \n a b \t' })).body.content).toBe('a b');
    const blank = { status: 400, body: { content: ['This field may not be blank.'] } };
    expect(await write({ blog: 1, content: '' })).toEqual(blank);
    expect(await write({ blog: 1, content: ' \n\t ' })).toEqual(blank);
    expect(await texts()).toEqual(['a b']);
  });

  it('takes 2,000 characters, of whatever script, and not one more', async () => {
    const long = '👜'.repeat(2_000);
    expect((await write({ blog: 1, content: long })).body.content).toBe(long);
    expect(await write({ blog: 1, content: `${long}x` })).toEqual({
      status: 400,
      body: { content: ['Ensure this field has no more than 2000 characters.'] },
    });
  });

  it('keeps text as text', async () => {
    const content = '<img src=x onerror=alert(1)> & "quotes"';
    expect((await write({ blog: 1, content })).body.content).toBe(content);
  });

  it('says what is wrong with each field', async () => {
    expect(await write({ blog: 7 })).toEqual({
      status: 400,
      body: {
        blog: ['Invalid pk "7" - object does not exist.'],
        content: ['This field is required.'],
      },
    });
  });

  it('is read by anybody and written by signed-in users', async () => {
    const response = await shop.send('POST', comments, { blog: 1, content: 'x' });
    expect(response.status).toBe(401);
    expect(await texts()).toEqual([]);
  });

  it('adds one comment when the same is sent again within seconds, and answers the same', async () => {
    const body = { blog: 1, content: 'Sent once' };
    const first = await write(body);
    expect(await write(body)).toEqual(first);
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => write({ blog: 1, content: 'Clicked ten times' })),
    );
    expect(new Set(atOnce.map((answer) => answer.body.id)).size).toBe(1);
    expect(await texts()).toEqual(['Clicked ten times', 'Sent once']);
    await write(body, bina);
    await write({ ...body, blog: 2 });
    expect(await texts('')).toHaveLength(4);
  });

  it('takes the same words again a while later', async () => {
    const body = { blog: 1, content: 'Thank you!' };
    const { body: first } = await write(body);
    await shop.db.deleteFrom('comments').execute();
    await shop.db
      .insertInto('comments')
      .values({
        post_id: 1,
        user_id: asha.id,
        content: first.content,
        approved: true,
        created_at: new Date(Date.now() - 61_000),
      })
      .execute();
    await write(body);
    expect(await texts()).toEqual(['Thank you!', 'Thank you!']);
  });

  it('never sends a comment that is not approved', async () => {
    await write({ blog: 1, content: 'Hidden later' });
    await shop.db.updateTable('comments').set({ approved: false }).execute();
    expect([await texts(), await texts('')]).toEqual([[], []]);
  });

  it.each(['?blog=99', '?blog=x', '?blog=99999999999', '?blog=%00'])(
    'none for %s',
    async (query) => {
      await write({ blog: 1, content: 'Here' });
      expect(await texts(query)).toEqual([]);
    },
  );

  it('answers 304 to a caller that has them already, until there is one more', async () => {
    await write({ blog: 1, content: 'One' });
    const etag = (await shop.call(`${comments}?blog=1`)).headers.get('etag') ?? '';
    const again = () => shop.call(`${comments}?blog=1`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await write({ blog: 1, content: 'Two' });
    expect((await again()).status).toBe(200);
  });

  it('goes with its post, and with its author', async () => {
    await write({ blog: 1, content: 'By Asha' });
    await write({ blog: 2, content: 'By Bina' }, bina);
    await shop.db.deleteFrom('blog_posts').where('id', '=', 1).execute();
    expect(await texts('')).toEqual(['By Bina']);
  });
});

describe('The shopkeeper and comments', () => {
  let shop: TestShop;
  let asha: Person;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey, comments: { perMinute: 40, approveFirst: true } });
    asha = await addPerson(shop.db);
  });
  beforeEach(async () => {
    await shop.empty();
    await addPost(shop.db);
    for (const content of ['One', 'Two', 'Three']) {
      await shop.send('POST', comments, { blog: 1, content }, asha.headers);
    }
  });
  afterAll(() => shop.close());

  const access = () => databaseAccess(shop.db);
  const shown = async () =>
    (await (await shop.call(`${comments}?blog=1`)).json()).map(
      ({ content }: { content: string }) => content,
    );
  const waiting = async () =>
    (await access().comments({ waiting: true, limit: 20 })).map(({ content }) => content);

  it('approves what waits; then it is shown', async () => {
    expect([await shown(), await waiting()]).toEqual([[], ['Three', 'Two', 'One']]);
    expect(await access().approveComments([1, 3])).toEqual([]);
    expect([await shown(), await waiting()]).toEqual([['Three', 'One'], ['Two']]);
  });

  it('sees the author with the whole address, and the post', async () => {
    expect(await access().comments({ waiting: false, limit: 1 })).toMatchObject([
      {
        id: 3,
        slug: 'monsoon-care',
        name: 'Asha',
        email: 'asha@example.com',
        content: 'Three',
        approved: false,
      },
    ]);
  });

  it.each([
    [[], 'list, approve or remove'],
    [['hide', '1'], 'list, approve or remove'],
    [['approve'], 'comments approve needs the numbers of comments'],
    [['remove', '1', 'two'], 'comments remove needs the numbers of comments'],
    [['list', '--limit', '0'], 'a whole number from 1 to 1000'],
    [['list', 'all'], 'a whole number from 1 to 1000'],
  ])('is shown the arguments of the command instead of %j', async (args, reason) => {
    await expect(commentsCommand(args)).rejects.toThrow(reason);
  });

  it('removes comments for good', async () => {
    await access().approveComments([1, 2, 3]);
    expect(await access().removeComments([2])).toEqual([]);
    expect(await shown()).toEqual(['Three', 'One']);
  });

  it('changes nothing when one of the numbers is not a comment, and names it', async () => {
    expect(await access().approveComments([1, 77])).toEqual([77]);
    expect(await access().removeComments([78, 2])).toEqual([78]);
    expect([await shown(), await waiting()]).toEqual([[], ['Three', 'Two', 'One']]);
  });
});

describe('Comments with limits', () => {
  let shop: TestShop;
  let asha: Person;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey, comments: { perMinute: 2, approveFirst: true } });
    asha = await addPerson(shop.db);
    await addPost(shop.db);
  });
  afterAll(() => shop.close());

  const write = async (content: string, person = asha) =>
    shop.send('POST', comments, { blog: 1, content }, person.headers);

  it('waits for approval where the shop requires it, and the reply says so', async () => {
    const response = await write('Please look at this');
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ approved: false });
    expect(await (await shop.call(`${comments}?blog=1`)).json()).toEqual([]);
  });

  it('limits what one person writes in a minute; sending again is not counted', async () => {
    expect((await write('Please look at this')).status).toBe(201);
    expect((await write('Second')).status).toBe(201);
    expect((await write('Second')).status).toBe(201);
    const third = await write('Third');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await third.json()).detail).toMatch(/^Request was throttled\. Expected available in/);
    const bina = await addPerson(shop.db, { email: 'bina@example.com', first_name: 'Bina' });
    expect((await write('Third', bina)).status).toBe(201);
  });
});
