import fs from 'node:fs/promises';
import { join } from 'node:path';
import { startApi } from '../src/start-api';
import { mediaPlaces } from './world/media-places';
import { bag } from './world/shop-files';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';

const hour = 60 * 60 * 1_000;
const draftsIn = async (media: string) =>
  (await fs.readdir(media)).filter((name) => name.startsWith('.')).sort();

it('What an import that was killed left half done is removed by a later start', async () => {
  const shop = await openTestShop();
  const dataDir = join(shop.folder, 'another machine');
  const media = join(dataDir, 'media');
  for (const [name, hours] of [
    ['.incoming-old', 25],
    ['.incoming-now', 1],
  ] as const) {
    await fs.mkdir(join(media, name), { recursive: true });
    await fs.writeFile(join(media, name, '320.avif'), 'half');
    const at = new Date(Date.now() - hours * hour);
    await fs.utimes(join(media, name), at, at);
  }
  const api = await startApi({ dataDir, databaseUrl: shop.databaseUrl });
  try {
    // With a database that others can open, an import may be under way.
    expect(await draftsIn(media)).toEqual(shop.databaseUrl ? ['.incoming-now'] : []);
  } finally {
    await api.close();
    await shop.close();
  }
});

describe('A machine whose folder of pictures is full', () => {
  const place = mediaPlaces.find(({ name }) => name === 'a folder of several machines');
  let opened: Awaited<ReturnType<(typeof mediaPlaces)[number]['open']>>;
  let shop: TestShop;
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  beforeAll(async () => {
    if (!place) throw new Error('there is no such place');
    opened = await place.open();
    shop = await openTestShop({ mediaStore: opened.mediaStore });
    const how = { mediaStore: opened.mediaStore };
    await shop.stock({ products: [bag({ images: 'a.jpg' })], pictures: ['a.jpg'] }, how);
  });
  afterAll(async () => {
    await shop.close();
    await opened.close();
  });

  it('shows the pictures that it fetches, stores none, leaves no drafts, and says why', async () => {
    const lines: string[] = [];
    const dataDir = join(shop.folder, 'full');
    const { app } = await buildTestApp(
      { ...shop, dataDir },
      {},
      (line) => lines.push(JSON.parse(line).msg),
      opened.mediaStore,
    );
    const { writeFile } = fs;
    const disk = jest.spyOn(fs, 'writeFile').mockImplementation(async (file, bytes, options) => {
      if (!String(file).includes('.incoming-')) return writeFile(file, bytes, options);
      await writeFile(file, 'half');
      throw full;
    });
    try {
      const files = ['320.avif', '640.webp', '640.jpg'].map((name) => `hash-a-jpg/${name}`);
      const answers = await Promise.all(
        [...files, ...files].map((file) => app.inject({ url: `/media/${file}` })),
      );
      expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(
        [...files, ...files].map((file) => [200, file]),
      );
      expect(answers.slice(0, 3).map(({ headers }) => headers['content-type'])).toEqual([
        'image/avif',
        'image/webp',
        'image/jpeg',
      ]);
      for (const { headers } of answers) {
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        });
      }
      expect(await draftsIn(join(dataDir, 'media'))).toEqual([]);
      const media = join(dataDir, 'media');
      expect(lines).toEqual([`Pictures cannot be stored in ${media}: ${full.message}`]);
    } finally {
      disk.mockRestore();
    }
    const stored = await app.inject({ url: '/media/hash-a-jpg/320.avif' });
    expect([stored.statusCode, stored.headers.etag !== undefined]).toEqual([200, true]);
    await app.close();
  });
});
