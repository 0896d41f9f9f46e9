import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseAccess } from '../src/import/database-access';
import { seedIfEmpty } from '../src/import/seed';
import { addPost } from './world/blog';
import { bag, writeShopFiles } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Loading the demo', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('fills an empty shop, follows the demo until the shop is changed, then leaves it alone', async () => {
    const folder = `${shop.folder}/demo`;
    const demo = async (...slugs: string[]) =>
      dirname(
        (await writeShopFiles(folder, { products: slugs.map((slug) => bag({ slug })) })).products,
      );
    const seed = () => seedIfEmpty(databaseAccess(shop.db), folder, shop);
    const slugs = async () =>
      (
        await shop.db
          .selectFrom('products')
          .select('slug')
          .where('removed_at', 'is', null)
          .orderBy('slug')
          .execute()
      ).map((one) => one.slug);

    await demo('a', 'b');
    expect((await seed())?.products.added).toBe(2);
    expect(await seed()).toBeUndefined();

    await demo('b', 'c');
    expect((await seed())?.products).toEqual({ added: 1, changed: 0, unchanged: 1, removed: 1 });
    expect(await slugs()).toEqual(['b', 'c']);

    await shop.stock({ products: [bag({ slug: 'mine' })] });
    await appendFile(`${folder}/products.csv`, 'd,D,1,1\r\n');
    expect(await seed()).toBeUndefined();
    expect(await slugs()).toEqual(['b', 'c', 'mine']);

    await shop.db.deleteFrom('products').execute();
    expect(await seed()).toBeUndefined();
  });

  it('brings posts along, follows them too, and keeps what visitors wrote under them', async () => {
    await shop.empty();
    await shop.db.updateTable('catalog_state').set({ seed_hash: null }).execute();
    const { products } = await writeShopFiles(`${shop.folder}/demo`, { products: [bag()] });
    const posts = join(dirname(products), 'posts');
    const seed = () => seedIfEmpty(databaseAccess(shop.db), dirname(products), shop);
    await mkdir(posts);
    await writeFile(join(posts, 'a.md'), '---\ntitle: A\n---\nText');
    expect((await seed())?.posts.added).toBe(1);
    const { id } = await shop.db.selectFrom('blog_posts').select('id').executeTakeFirstOrThrow();
    await shop.db
      .insertInto('comments')
      .values({ post_id: id, guest_name: 'Neha', content: 'Thanks', approved: true })
      .execute();
    expect(await seed()).toBeUndefined();
    await writeFile(join(posts, 'a.md'), '---\ntitle: A\n---\nNew text');
    expect((await seed())?.posts.changed).toBe(1);
    expect(await shop.db.selectFrom('comments').select('post_id').execute()).toEqual([
      { post_id: id },
    ]);
  });

  it('leaves a shop alone that has posts of its own', async () => {
    await shop.empty();
    await shop.db.updateTable('catalog_state').set({ seed_hash: null }).execute();
    await addPost(shop.db);
    const { products } = await writeShopFiles(`${shop.folder}/demo`, { products: [bag()] });
    const access = databaseAccess(shop.db);
    expect(await seedIfEmpty(access, dirname(products), shop)).toBeUndefined();
  });

  it('leaves a shop alone that has products of its own', async () => {
    await shop.db.updateTable('catalog_state').set({ seed_hash: null }).execute();
    await shop.stock({ products: [bag({ slug: 'mine' })] });
    const { products } = await writeShopFiles(`${shop.folder}/demo`, { products: [bag()] });
    const access = databaseAccess(shop.db);
    expect(await seedIfEmpty(access, dirname(products), shop)).toBeUndefined();
  });
});
