import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseAccess } from '../src/import/database-access';
import { runImport } from '../src/import/run-import';
import { setMediaOrigin } from '../src/replies/image-reply';
import { readSettings } from '../src/settings/settings';
import { bag, writeEncodedPictures } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Pictures on a CDN', () => {
  let shop: TestShop;
  const cdn = 'https://pictures.example';
  beforeAll(async () => {
    shop = await openTestShop({ mediaOrigin: cdn });
    await shop.stock({
      products: [bag({ category: 'bags', images: 'a.jpg' })],
      categories: [{ slug: 'bags', title: 'Bags', image: 'a.jpg' }],
      pictures: ['a.jpg'],
    });
    const posts = join(shop.folder, 'posts');
    await mkdir(posts);
    await writeFile(
      join(posts, 'wet.html'),
      '---\ntitle: Wet\npictures: [a.jpg]\n---\n<p>/media/ is a path</p><img alt="A bag" src="a.jpg"><a href="/media/x">x</a>',
    );
    const pictures = await writeEncodedPictures(shop.folder, ['a.jpg']);
    const how = { posts, pictures, removeMissing: false, dataDir: shop.dataDir };
    await runImport(databaseAccess(shop.db), how);
  });
  afterAll(async () => {
    await shop.close();
    setMediaOrigin(undefined);
  });
  const read = async (path: string) => (await shop.call(path)).json();

  it('have its address in every answer that names them', async () => {
    const image = `${cdn}/media/hash-a-jpg/640.jpg`;
    const srcset = `${cdn}/media/hash-a-jpg/320.avif 320w, ${cdn}/media/hash-a-jpg/640.avif 640w`;
    const product = await read('/api/auth/products/tan-tote/');
    expect(product).toMatchObject({ image, images: [{ image, sources: [{ srcset }, {}] }] });
    const lists = ['?page_size=5', '?fields=card', '?fields=feed'];
    for (const query of lists) {
      expect(await read(`/api/auth/products/${query}`)).toMatchObject([{ image }]);
    }
    expect(await read('/api/auth/categories/')).toMatchObject([{ image, picture: { image } }]);
    const [post] = await read('/api/auth/blogs/');
    expect(post.images).toMatchObject([{ image }]);
    expect(post.content).toContain(`<img alt="A bag" src="${image}"`);
    expect(post.content).toContain('<p>/media/ is a path</p>');
    expect(post.content).toContain('<a href="/media/x">');
  });

  it('are stored without it, so that it can change', async () => {
    const { content } = await shop.db
      .selectFrom('blog_posts')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).toContain('src="/media/hash-a-jpg/640.jpg"');
    expect((await shop.call('/media/hash-a-jpg/640.jpg')).status).toBe(200);
  });

  it.each([
    'http://pictures.example',
    'pictures.example',
    'https://pictures.example/shop',
    'https://me:secret@pictures.example',
  ])('are not at %s: the setting is refused', (given) => {
    expect(() => readSettings({ MEDIA_ORIGIN: given })).toThrow(
      'MEDIA_ORIGIN must be an address like https://pictures.example, without a path',
    );
  });

  it('are at the origin that the setting names, with or without a slash behind', () => {
    for (const given of [cdn, `${cdn}/`]) {
      expect(readSettings({ MEDIA_ORIGIN: given }).mediaOrigin).toBe(cdn);
    }
  });
});
