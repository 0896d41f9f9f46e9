import { sql } from 'kysely';
import { describeComment } from '../src/commands/message-commands';
import { databaseAccess } from '../src/import/database-access';
import { addPost } from './world/blog';
import { type Ask, openTestDesk, stockDesk } from './world/desk';
import type { TestShop } from './world/test-shop';

describe('Comments and enquiries on the desk', () => {
  let shop: TestShop;
  let ask: Ask;
  beforeAll(async () => {
    ({ shop, ask } = await openTestDesk());
  });
  beforeEach(() => stockDesk(shop));
  afterAll(() => shop.close());

  it('shows and hides comments, and notes which enquiries are answered', async () => {
    const post_id = await addPost(shop.db);
    const words = { post_id, user_id: null, guest_name: 'Neha', content: 'Thank you' };
    await shop.db
      .insertInto('comments')
      .values({ ...words, approved: false })
      .execute();
    const written = { name: 'Meena', email: 'm@example.com', phone: '+91 98000 00000' };
    await shop.send('POST', '/api/auth/contact/', {
      ...written,
      message: 'Do you have it in tan?',
    });
    const today = await ask('GET', 'today/');
    expect(today.body).toMatchObject({
      comments: { count: 1, results: [{ name: 'Neha', content: 'Thank you', approved: null }] },
      enquiries: {
        count: 1,
        results: [{ name: 'Meena', message: 'Do you have it in tan?', answered: false }],
      },
      sold_out: { count: 1, results: [{ slug: 'belt' }] },
    });
    const [comment] = (await ask('GET', 'comments/')).body.results;
    const [enquiry] = (await ask('GET', 'enquiries/')).body.results;
    const shown = await ask('PATCH', `comments/${comment.id}/`, { approved: true });
    expect(shown.body).toMatchObject({ approved: true, change: expect.any(Number) });
    expect(await (await shop.call('/api/auth/comments/')).json()).toHaveLength(1);
    await ask('PATCH', `enquiries/${enquiry.id}/`, { answered: true });
    const empty = { count: 0, results: [] };
    expect((await ask('GET', 'today/')).body).toMatchObject({ comments: empty, enquiries: empty });
    await ask('POST', `changes/${shown.body.change}/undo/`, {});
    expect(await (await shop.call('/api/auth/comments/')).json()).toHaveLength(0);
    expect((await ask('PATCH', 'comments/999/', { approved: true })).status).toBe(404);
    // The log outlives accounts: it has no words of theirs.
    const { results } = (await ask('GET', 'changes/')).body;
    const ofCustomers = results.filter(({ kind }: { kind: string }) => /comment|enq/.test(kind));
    expect(ofCustomers.map(({ title }: { title: string }) => title)).toEqual([
      `Comment ${comment.id}`,
      `Enquiry ${enquiry.id}`,
      `Comment ${comment.id}`,
    ]);
  });

  it('counts a comment as waiting until it is shown or hidden', async () => {
    const post_id = await addPost(shop.db);
    const words = { post_id, user_id: null, guest_name: 'Neha', content: 'Buy pills' };
    await shop.db
      .insertInto('comments')
      .values({ ...words, approved: false })
      .execute();
    const [{ id }] = (await ask('GET', 'comments/')).body.results;
    const waiting = async () => (await ask('GET', 'today/')).body.comments;
    const hidden = await ask('PATCH', `comments/${id}/`, { approved: false });
    expect(hidden.body).toMatchObject({ approved: false, change: expect.any(Number) });
    expect(await waiting()).toEqual({ count: 0, results: [] });
    const list = async (waiting: boolean) =>
      (await databaseAccess(shop.db).comments({ waiting, limit: 9 })).map(describeComment);
    expect(await list(true)).toEqual([]);
    expect(await list(false)).toEqual([expect.stringMatching(/, hidden\n {4}Buy pills/)]);
    await ask('POST', `changes/${hidden.body.change}/undo/`, {});
    expect(await list(true)).toEqual([expect.stringContaining(', waiting to be approved\n')]);
    expect(await waiting()).toMatchObject({ count: 1, results: [{ id, approved: null }] });
  });

  it('lists the comments and enquiries that wait apart from the others, some at a time', async () => {
    const post_id = await addPost(shop.db);
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const minutes = Array.from({ length: 60 }, (_, minute) => minute);
    await shop.db
      .insertInto('comments')
      .values(
        minutes.map((minute) => ({
          ...{ post_id, user_id: null, guest_name: 'Neha', content: `${minute}` },
          ...{ approved: minute > 0, created_at: at(minute) },
        })),
      )
      .execute();
    await shop.db.deleteFrom('enquiries').execute();
    await shop.db
      .insertInto('enquiries')
      .values(
        minutes.map((minute) => ({
          ...{ name: 'Meena', email: 'm@example.com', phone: '1', source: 'contact' },
          message: `${minute}`,
        })),
      )
      .execute();
    await sql`update enquiries set answered_at = now() where message <> '0'`.execute(shop.db);
    const of = async (path: string) => {
      const { count, results } = (await ask('GET', path)).body;
      const texts = results.map((one: Record<string, string>) => one.content ?? one.message);
      return [count, texts.length, texts[0], texts.at(-1)];
    };
    expect(await of('comments/')).toEqual([1, 1, '0', '0']);
    expect(await of('comments/?decided=1')).toEqual([59, 20, '59', '40']);
    expect(await of('comments/?decided=1&offset=40')).toEqual([59, 19, '19', '1']);
    expect(await of('enquiries/')).toEqual([1, 1, '0', '0']);
    expect(await of('enquiries/?answered=1')).toEqual([59, 20, '59', '40']);
    expect(await of('enquiries/?answered=1&offset=40')).toEqual([59, 19, '19', '1']);
  });
});
