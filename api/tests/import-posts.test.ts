import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { databaseAccess } from '../src/import/database-access';
import { describeProblem, ImportRefused, throwProblems } from '../src/import/import-problem';
import { checkPosts } from '../src/import/posts/check-posts';
import { type ImportRequest, runImport } from '../src/import/run-import';
import { eventually } from './world/eventually';
import { scratchFolder } from './world/scratch-folder';
import { writeEncodedPictures } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

const monsoon = `---
title: Leather in the monsoon
date: 2026-07-01
author: Rohan
excerpt: Dry it slowly.
pictures:
  - side.jpg
  - file: wet.jpg
    caption: A wet bag
    main: true
---
## What to do

Dry it **slowly**. <span style="color: #7a4a24">Never in the sun.</span>

| Do | Do not |
|---|---|
| a fan | a heater |

![Paper inside](paper.jpg)
`;

const gifts = `---
title: "Festival gifts: what fits"
slug: festival-gifts
date: 2025-10-05T10:00:00+05:30
updated: 2025-10-09
---
<p class="lead">A wallet fits <em>everybody</em>.</p>
<img alt="Wallets" src='./two wallets.jpg'>
`;

const comments = `leather-monsoon:
  - name: Neha
    date: 2026-07-03T18:20:00+05:30
    text: It worked, thank you!
  - name: Arun
    date: 2026-07-04
    text: >
      How long does it
      take to dry?
`;

const photos = ['side.jpg', 'wet.jpg', 'paper.jpg', 'two wallets.jpg'];

describe('Importing posts', () => {
  let shop: TestShop;
  let folder = '';
  let pictures = '';
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    await shop.empty();
    folder = join(shop.folder, 'posts');
    await fill({ 'leather-monsoon.md': monsoon, 'gifts.html': gifts, 'comments.yaml': comments });
    pictures = await writeEncodedPictures(shop.folder, photos);
  });
  afterAll(() => shop.close());

  async function fill(files: Record<string, string>): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  }
  const run = (changes: Partial<ImportRequest> = {}) =>
    runImport(databaseAccess(shop.db), {
      posts: folder,
      pictures,
      removeMissing: false,
      dataDir: shop.dataDir,
      ...changes,
    });
  const post = async (slug: string) => (await shop.call(`/api/auth/blogs/${slug}/`)).json();
  const slugs = async () =>
    (await shop.db.selectFrom('blog_posts').select('slug').orderBy('id').execute()).map(
      (row) => row.slug,
    );
  const none = { added: 0, changed: 0, unchanged: 0, removed: 0 };

  it('adds everything, and changes nothing when it is run again', async () => {
    expect(await run()).toEqual({
      products: none,
      categories: none,
      posts: { ...none, added: 2 },
      comments: { ...none, added: 2 },
      records: {},
    });
    const all = () => shop.db.selectFrom('blog_posts').selectAll().orderBy('id').execute();
    const before = await all();
    expect(await run()).toMatchObject({
      posts: { ...none, unchanged: 2 },
      comments: { ...none, unchanged: 2 },
    });
    expect(await all()).toEqual(before);
  });

  it('makes HTML of Markdown, HTML within it included, and encodes the pictures named', async () => {
    await run();
    const shown = await eventually(
      () => post('leather-monsoon'),
      ({ title }) => title !== undefined,
    );
    expect(shown).toMatchObject({
      title: 'Leather in the monsoon',
      author: 'Rohan',
      excerpt: 'Dry it slowly.',
      created_at: '2026-07-01T00:00:00.000Z',
      updated_at: '2026-07-01T00:00:00.000Z',
    });
    expect(shown.content).toContain('<h2>What to do</h2>');
    expect(shown.content).toContain('<span style="color: #7a4a24">Never in the sun.</span>');
    expect(shown.content).toMatch(/<table>[\s\S]*<td>a heater<\/td>/);
    expect(shown.content).toContain(
      '<img src="/media/hash-paper-jpg/640.jpg" width="640" height="640" loading="lazy" alt="Paper inside">',
    );
    expect(shown.images).toMatchObject([
      { image: '/media/hash-wet-jpg/640.jpg', caption: 'A wet bag', alt: 'A wet bag', width: 640 },
      { image: '/media/hash-side-jpg/640.jpg', caption: '' },
    ]);
    expect((await shop.call(shown.images[0].image)).status).toBe(200);
  });

  it('takes HTML as it is, but for the addresses of its pictures', async () => {
    await run();
    const shown = await eventually(
      () => post('festival-gifts'),
      ({ title }) => title !== undefined,
    );
    expect(shown).toMatchObject({
      created_at: '2025-10-05T04:30:00.000Z',
      updated_at: '2025-10-09T00:00:00.000Z',
      excerpt: '',
      images: [],
      content: `<p class="lead">A wallet fits <em>everybody</em>.</p>
<img alt="Wallets" src="/media/hash-two-wallets-jpg/640.jpg" width="640" height="640" loading="lazy">`,
    });
  });

  it.each([
    ['a width', 'width="10"', 'width="10" height="10"'],
    ['a height', "height='20'", 'width="20" height="20"'],
    ['both', 'width="10" height="20"', 'width="10" height="20"'],
    ['a width in percent', 'width="50%"', 'width="50%"'],
  ])('leaves a picture its shape when its text names %s', async (_what, given, sizes) => {
    await fill({ 'a.md': `---\ntitle: A\n---\n<img ${given} src="paper.jpg" alt="">` });
    await run();
    const posts = shop.db.selectFrom('blog_posts').select('content');
    const { content } = await posts.executeTakeFirstOrThrow();
    const found = content.replaceAll("'", '"').match(/(?:width|height)="[^"]*"/g) ?? [];
    expect(found.sort()).toEqual(sizes.split(' ').sort());
  });

  it('brings comments along, under a name and without an address', async () => {
    await run();
    const listed = await (await shop.call('/api/auth/comments/')).json();
    expect(listed).toMatchObject([
      { content: 'How long does it take to dry?', user: { first_name: 'Arun', email: '' } },
      { content: 'It worked, thank you!', created_at: '2026-07-03T12:50:00.000Z' },
    ]);
  });

  it('changes what is different under the same id, and keeps what people wrote', async () => {
    await run();
    const [{ id } = { id: 0 }] = await shop.db
      .selectFrom('blog_posts')
      .select('id')
      .where('slug', '=', 'leather-monsoon')
      .execute();
    const { id: user_id } = await shop.db
      .insertInto('users')
      .values({ email: 'a@b.co', password_hash: 'x', first_name: 'Asha', last_name: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('comments')
      .values({ post_id: id, user_id, content: 'Mine', approved: true })
      .execute();
    await fill({
      'leather-monsoon.md': monsoon.replace('**slowly**', 'very slowly'),
      'comments.yaml': comments.split('  - name: Arun')[0] ?? '',
    });
    expect(await run()).toMatchObject({
      posts: { ...none, changed: 1 },
      comments: { ...none, unchanged: 1, removed: 1 },
    });
    const changed = await shop.db
      .selectFrom('blog_posts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(changed.content).toContain('very slowly');
    expect(changed.updated_at.getTime()).toBeGreaterThan(changed.created_at.getTime());
    expect(await slugs()).toEqual(expect.arrayContaining(['festival-gifts', 'leather-monsoon']));
    const left = await shop.db.selectFrom('comments').select('content').orderBy('id').execute();
    expect(left.map(({ content }) => content)).toEqual(['It worked, thank you!', 'Mine']);
    expect(await run()).toMatchObject({ posts: { ...none, unchanged: 1 } });
  });

  it('leaves comments alone when the folder says nothing of them', async () => {
    await run();
    await fill({ 'leather-monsoon.md': monsoon });
    expect((await run()).comments).toEqual(none);
    expect(await shop.db.selectFrom('comments').select('id').execute()).toHaveLength(2);
  });

  it('removes posts that the folder does not hold only when asked, and no product', async () => {
    await run();
    await shop.stock({ products: [{ slug: 'a', title: 'A', price: '1', quantity: '1' }] });
    await fill({ 'gifts.html': gifts });
    await run();
    expect(await slugs()).toHaveLength(2);
    expect((await run({ removeMissing: true })).posts).toEqual({
      ...none,
      unchanged: 1,
      removed: 1,
    });
    expect(await slugs()).toEqual(['festival-gifts']);
    expect(await shop.db.selectFrom('products').select('id').execute()).toHaveLength(1);
  });

  it('encodes original pictures in the folder of the posts', async () => {
    const drawn = { width: 900, height: 600, channels: 3 as const, background: '#a9683a' };
    await fill({ 'a.md': '---\ntitle: A\npictures: [photo.png]\n---\n![](photo.png)' });
    await sharp({ create: drawn }).png().toFile(join(folder, 'photo.png'));
    expect((await run({ pictures: undefined })).posts.added).toBe(1);
    const { content } = await shop.db
      .selectFrom('blog_posts')
      .select('content')
      .executeTakeFirstOrThrow();
    const [, file = ''] =
      /src="\/media\/([^"]+\/900\.jpg)" width="900" height="600"/.exec(content) ?? [];
    expect((await shop.call(`/media/${file}`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await run({ pictures: undefined })).posts.unchanged).toBe(1);
  });

  it('writes nothing at all when one post is wrong', async () => {
    await writeFile(join(folder, 'broken.md'), '---\ntitle: X\ndate: soon\n---\nText');
    await expect(run()).rejects.toThrow(ImportRefused);
    expect(await slugs()).toEqual([]);
  });

  it('says which pictures are missing, and on which line they are asked for', async () => {
    await rm(join(pictures, 'manifest.json'));
    await expect(run()).rejects.toThrow(
      /gifts\.html, line 8: there is no picture 'two wallets\.jpg' in .*\n.*leather-monsoon\.md, line 7: there is no picture 'side\.jpg' in .*\n.*leather-monsoon\.md, line 8: there is no picture 'wet\.jpg'/,
    );
  });
});

describe('A fault in a post is reported with file and line', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  beforeAll(async () => {
    folder = await scratchFolder();
  });
  afterAll(() => folder.remove());

  async function problems(files: Record<string, string | Buffer>): Promise<string[]> {
    const posts = join(folder.path, 'posts');
    await rm(posts, { recursive: true, force: true });
    await mkdir(posts);
    for (const [name, text] of Object.entries(files)) await writeFile(join(posts, name), text);
    try {
      await throwProblems((found) => checkPosts(posts, found));
      return [];
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      return error.problems.map(describeProblem);
    }
  }
  const post = (fields: string, body = 'Text') => `---\ntitle: A\n${fields}\n---\n${body}`;

  it.each([
    ['date: 31.12.2025', "a.md, line 3, date: '31.12.2025' is not a date; write 2026-03-31 or"],
    ['date: 2026-02-30', "a.md, line 3, date: '2026-02-30' is not a date"],
    ['updated: never', "a.md, line 3, updated: 'never' is not a date"],
    ['slug: a b', "a.md, line 3, slug: 'a b' cannot be part of an address"],
    ['tags: x', 'a.md, line 3, tags: is not a known field; the fields are title, slug, date'],
    ['excerpt: [a]', 'a.md, line 3, excerpt: must be a text'],
    [`excerpt: ${'x'.repeat(1_001)}`, 'a.md, line 3, excerpt: is 1001 characters long'],
    ['pictures: a.jpg', 'a.md, line 3, pictures: must be a list'],
    ['pictures:\n  - a.jpg\n  - ../b.jpg', "a.md, line 5, file: '../b.jpg' must be the name of"],
    ['pictures:\n  - file: a.jpg\n    mian: yes', 'a.md, line 5, mian: is not a known field'],
    ['pictures:\n  - file: a.jpg\n    main: perhaps', "a.md, line 5, main: 'perhaps' is neither"],
    [
      'pictures:\n  - {file: a.jpg, main: yes}\n  - {file: b.jpg, main: yes}',
      'a.md, line 5, pictures: has more than one main picture',
    ],
    ['date: "2026', 'a.md, line 3: cannot be read as YAML: '],
    ['title: B', 'a.md, line 3: cannot be read as YAML: Map keys must be unique'],
    [
      'excerpt: Care: the basics',
      'a.md, line 3: cannot be read as YAML: a text with a colon must stand in quotes',
    ],
  ])('%s', async (fields, start) => {
    const [first = '', ...rest] = await problems({ 'a.md': post(fields) });
    expect(rest).toEqual([]);
    expect(first.slice(0, start.length)).toBe(start);
  });

  it.each([
    ['no front matter', 'Just text', /^a\.md, line 1: must begin with at least its title/],
    ['front matter without an end', '---\ntitle: A\n', /^a\.md, line 1: must begin with/],
    [
      'front matter that is not a mapping',
      '---\njust words\n---\nText',
      /^a\.md, line 2: must name/,
    ],
    [
      'no title',
      '---\ndate: 2026-01-01\n---\nText',
      /^a\.md, line 1, title: is missing; a new post needs it/,
    ],
    ['no text', post('', ' \n'), /^a\.md, line 5: has no text/],
    [
      'a picture elsewhere',
      post('', '\n\n![x](../a.jpg)'),
      /^a\.md, line 7: '\.\.\/a\.jpg' must be/,
    ],
    [
      'a picture of another site',
      post('', 'x\n\n<img src="https://example.com/a.jpg">'),
      /^a\.md, line 7: 'https:\/\/example\.com\/a\.jpg' lies on another site/,
    ],
    [
      'such a picture below thousands of elements',
      post('', `x\n\n${'<div>'.repeat(5_000)}<img src="https://example.com/a.jpg">`),
      /^a\.md, line 7: 'https:\/\/example\.com\/a\.jpg' lies on another site/,
    ],
    [
      'Markdown that is nested too deeply',
      post('', `${'>'.repeat(10_000)} x`),
      /^a\.md, line \d: has Markdown that is nested too deeply to be read$/,
    ],
    ['text that is not UTF-8', Buffer.from([0x73, 0xe9]), /^a\.md: is not UTF-8 text/],
  ])('%s', async (_what, text, reason) => {
    const [first, ...rest] = await problems({ 'a.md': text });
    expect(rest).toEqual([]);
    expect(first).toMatch(reason);
  });

  it('reports everything at once, of every file', async () => {
    const found = await problems({
      'a.md': post('date: x\nslug: "?"'),
      'b.html': post('slug: same'),
      'c.md': post('slug: same'),
      'comments.yaml': 'same:\n  - name: ""\n    date: x\nother: []\n',
    });
    expect(found).toEqual([
      expect.stringMatching(/^a\.md, line 3, date: /),
      expect.stringMatching(/^a\.md, line 4, slug: /),
      "c.md, line 3, slug: 'same' is the slug of b.html too",
      'comments.yaml, line 2, name: is empty',
      'comments.yaml, line 2, text: is empty',
      expect.stringMatching(/^comments\.yaml, line 3, date: 'x' is not a date/),
      'comments.yaml, line 4, other: is the slug of no post in this folder',
    ]);
  });

  it('needs at least one post, and reads no README', async () => {
    expect(await problems({ 'README.md': 'How we write', '.draft.md': 'x' })).toEqual([
      expect.stringMatching(/posts: has no posts: files that end in \.md or \.html$/),
    ]);
  });

  it('takes files as Windows saves them', async () => {
    expect(await problems({ 'a.md': '\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n' })).toEqual([]);
  });
});
