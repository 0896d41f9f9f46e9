import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import sharp from 'sharp';
import { objectTable } from '../../platform/release-store/database';
import { postgresObjects } from '../../platform/release-store/postgres-objects';
import { writeExport } from '../src/export/write-export';
import { exportedFiles } from '../src/import/check-records';
import { databaseAccess } from '../src/import/database-access';
import { runImport } from '../src/import/run-import';
import { Media, openMedia } from '../src/pictures/media';
import { mediaPlaces, openBucket } from './world/media-places';
import { scratchFolder } from './world/scratch-folder';
import { bag, writeEncodedPictures, writeShopFiles } from './world/shop-files';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';

type App = Awaited<ReturnType<typeof buildTestApp>>['app'];

const drawn = (background: string, width = 700) =>
  sharp({ create: { width, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

/** A shop whose pictures are in a place, and another machine's API on its database. */
function twoMachines(open: (typeof mediaPlaces)[number]['open']) {
  const before = { ...process.env };
  const world = {} as {
    place: Awaited<ReturnType<typeof open>>;
    shop: TestShop;
    /** The other machine, whose folder is its own, or shared where pictures lie in the data folder. */
    other: App;
    otherData: string;
    photos: string;
    importPhotos(products: readonly Record<string, unknown>[], dataDir?: string): Promise<unknown>;
  };
  beforeAll(async () => {
    world.place = await open();
    Object.assign(process.env, world.place.env);
    const { mediaStore } = world.place;
    world.shop = await openTestShop({ mediaStore });
    const { shop } = world;
    world.otherData = mediaStore ? join(shop.folder, 'another machine') : shop.dataDir;
    const there = { ...shop, dataDir: world.otherData };
    world.other = (await buildTestApp(there, {}, undefined, mediaStore)).app;
    await world.other.ready();
    world.photos = join(shop.folder, 'photos');
    await mkdir(world.photos);
    world.importPhotos = async (products, dataDir = shop.dataDir) => {
      const request = await writeShopFiles(join(shop.folder, `files-${dataDir.length}`), {
        products,
      });
      const place = { dataDir, mediaStore, removeMissing: false, pictures: world.photos };
      return runImport(databaseAccess(shop.db), { ...request, ...place });
    };
  });
  afterAll(async () => {
    await world.other?.close();
    await world.shop?.close();
    await world.place?.close();
    process.env = before;
  });
  return world;
}

for (const { name, missing, open } of mediaPlaces) {
  const title = `Pictures in ${missing ? `${name}: ${missing}` : name}`;
  (missing ? describe.skip : describe)(title, () => {
    const world = twoMachines(open);
    const seenElsewhere = (url: string) => world.other.inject({ url });
    const stored = () => {
      const { place, shop } = world;
      return openMedia({ dataDir: shop.dataDir, mediaStore: place.mediaStore });
    };

    it('are seen by a machine that did not import them, with an address that never changes', async () => {
      const { shop, place } = world;
      const how = { mediaStore: place.mediaStore };
      await shop.stock({ products: [bag({ images: 'a.jpg' })], pictures: ['a.jpg'] }, how);
      const answer = await seenElsewhere('/media/hash-a-jpg/320.avif');
      expect([answer.statusCode, answer.payload]).toEqual([200, 'hash-a-jpg/320.avif']);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect((await seenElsewhere('/media/hash-a-jpg/999.avif')).statusCode).toBe(404);
    });

    it('are made once of one photo, also when two machines import it at once', async () => {
      const { shop, photos, otherData, importPhotos } = world;
      const photo = await drawn('#a9683a');
      await writeFile(join(photos, 'tan.png'), photo);
      const products = [bag({ images: 'tan.png' })];
      await Promise.all([importPhotos(products), importPhotos(products, otherData)]);
      const [row] = await shop.db
        .selectFrom('pictures')
        .selectAll()
        .where('hash', '=', createHash('sha256').update(photo).digest('hex').slice(0, 16))
        .execute();
      expect(row?.files.length).toBeGreaterThan(4);
      for (const { file, bytes } of row?.files ?? []) {
        const [here, there] = [
          await shop.call(`/media/${file}`),
          await seenElsewhere(`/media/${file}`),
        ];
        const body = Buffer.from(await here.arrayBuffer());
        expect([body.length, there.statusCode]).toEqual([bytes, 200]);
        expect(there.rawPayload).toEqual(body);
      }
      const files = (await readdir(join(shop.dataDir, 'media'))).sort();
      await importPhotos(products);
      expect((await readdir(join(shop.dataDir, 'media'))).sort()).toEqual(files);
    });

    it('keep the original, and send it to no browser', async () => {
      const photo = await drawn('#a9683a');
      const id = createHash('sha256').update(photo).digest('hex');
      expect(Buffer.from(await stored().objects.get(`originals/${id}`))).toEqual(photo);
      for (const path of [`/media/originals/${id}`, `/media/../originals/${id}`]) {
        expect((await seenElsewhere(path)).statusCode).toBe(404);
      }
    });

    it('come back with an import when files of them were deleted', async () => {
      const { shop, photos, otherData, importPhotos } = world;
      await writeFile(join(photos, 'black.png'), await drawn('#1d1b1a'));
      const products = [bag({ slug: 'black', images: 'black.png' })];
      await importPhotos(products);
      const { images } = await (await shop.call('/api/auth/products/black/')).json();
      const address = images[0].image as string;
      await stored().objects.delete(address.slice(1));
      for (const dataDir of [shop.dataDir, otherData]) {
        await rm(join(dataDir, 'media'), { recursive: true, force: true });
        await mkdir(join(dataDir, 'media'));
      }
      await importPhotos(products);
      expect((await seenElsewhere(address)).statusCode).toBe(200);
    });

    it('stand side by side in previews, and in an export, of the other machine', async () => {
      const { shop, place, otherData } = world;
      const { images } = await (await shop.call('/api/auth/products/black/')).json();
      const [, , hash] = (images[0].image as string).split('/');
      if (place.mediaStore) await rm(join(otherData, 'media'), { recursive: true });
      await mkdir(join(otherData, 'media'), { recursive: true });
      const collage = await seenElsewhere(`/media/collage/${hash}-${hash}.jpg`);
      expect([collage.statusCode, collage.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const media = openMedia({ dataDir: otherData, mediaStore: place.mediaStore });
      const folder = join(shop.folder, 'export');
      if (!place.mediaStore) return;
      await shop.stock(
        { products: [bag({ images: 'a.jpg' })], pictures: ['a.jpg'] },
        { mediaStore: place.mediaStore },
      );
      const counts = await writeExport(folder, await databaseAccess(shop.db).everything(), media);
      expect(counts.pictures).toBeGreaterThan(1);
      const file = join(exportedFiles(folder)?.pictures ?? '', 'hash-a-jpg/320.avif');
      expect(await readFile(file, 'utf8')).toBe('hash-a-jpg/320.avif');
    });
  });
}

it('A table of PGlite takes pictures as one of PostgreSQL does', async () => {
  const folder = await scratchFolder();
  const db = await PGlite.create();
  try {
    await db.exec(objectTable('media_objects'));
    const query = (text: string, values: unknown[] = []) => db.query(text, values);
    const objects = postgresObjects({ query }, 'media_objects');
    const machine = (name: string) => new Media(join(folder.path, name), objects, true);
    const from = await writeEncodedPictures(folder.path, ['a.jpg']);
    const { pictures } = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'));
    const picture = pictures['a.jpg'];
    expect(await machine('one').findEncoded(picture)).toBeUndefined();
    await machine('one').adopt(from, picture);
    expect(await machine('two').findEncoded(picture)).toEqual(picture);
    const two = machine('two');
    expect(await Promise.all([1, 2].map(() => two.bring('hash-a-jpg/640.jpg', 18)))).toEqual([
      true,
      true,
    ]);
    expect(await readFile(join(folder.path, 'two/hash-a-jpg/640.jpg'), 'utf8')).toBe(
      'hash-a-jpg/640.jpg',
    );
    expect(await two.bring('hash-a-jpg/1.jpg')).toBe(false);
  } finally {
    await db.close();
    await folder.remove();
  }
});

describe('A bucket of pictures that misbehaves', () => {
  const world = twoMachines(openBucket);
  const s3 = () => {
    if (!world.place.s3) throw new Error('there is no bucket');
    return world.place.s3;
  };
  const ask = (url: string) => world.other.inject({ url });
  const address = '/media/hash-a-jpg/640.webp';
  beforeAll(async () => {
    const how = { mediaStore: world.place.mediaStore };
    await world.shop.stock({ products: [bag({ images: 'a.jpg' })], pictures: ['a.jpg'] }, how);
  });
  afterEach(() => s3().heal());

  it('costs a visitor a picture for a while, and nothing that is here already', async () => {
    s3().fault = 'away';
    const away = await ask(address);
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.headers['cache-control']).toBe('no-store');
    s3().heal();
    s3().fault = 'half a body';
    expect((await ask(address)).statusCode).toBe(503);
    s3().heal();
    const well = await ask(address);
    expect([well.statusCode, well.payload]).toEqual([200, 'hash-a-jpg/640.webp']);
    s3().fault = 'away';
    expect((await ask(address)).statusCode).toBe(200);
  });

  it('is logged once a minute while it is away', async () => {
    const { shop, place } = world;
    const lines: string[] = [];
    const log = (line: string) => lines.push(JSON.parse(line).msg);
    const elsewhere = { ...shop, dataDir: join(shop.folder, 'logged') };
    const { app } = await buildTestApp(elsewhere, {}, log, place.mediaStore);
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    s3().fault = 'away';
    for (const ms of [0, 1_000, 59_000, 61_000, 62_000]) {
      clock.mockImplementation(() => now() + ms);
      expect((await app.inject({ url: address })).statusCode).toBe(503);
    }
    clock.mockRestore();
    await app.close();
    const line = expect.stringMatching(/^No pictures: s3:\/\/\S+ does not answer: /);
    expect(lines).toEqual([line, line]);
  });

  it('is not asked for what no picture of the shop has', async () => {
    s3().requests = 0;
    for (const path of ['none/320.avif', 'store-id', 'hash-a-jpg/x.html', '../store-id']) {
      expect((await ask(`/media/${path}`)).statusCode).toBe(404);
    }
    expect(s3().requests).toBe(0);
  });

  it('leaves the shop as it was when it is away or full during an import', async () => {
    const { shop, photos, importPhotos } = world;
    await writeFile(join(photos, 'blue.png'), await drawn('#223344'));
    const products = [bag({ slug: 'blue', images: 'blue.png' })];
    s3().fault = 'away';
    await expect(importPhotos(products)).rejects.toThrow(/^s3:\/\/\S+ does not answer: /);
    s3().heal();
    s3().fault = 'full';
    await expect(importPhotos(products)).rejects.toThrow(/it is full \(507\)/);
    s3().heal();
    expect((await shop.call('/api/auth/products/blue/')).status).toBe(404);
    await importPhotos(products);
    const { images } = await (await shop.call('/api/auth/products/blue/')).json();
    expect((await ask(images[0].image)).statusCode).toBe(200);
  });

  it('has what was there first when another encoder makes other bytes of it', async () => {
    const { shop, photos, place, otherData, importPhotos } = world;
    await writeFile(join(photos, 'red.png'), await drawn('#993322', 320));
    const id = createHash('sha256')
      .update(await readFile(join(photos, 'red.png')))
      .digest('hex');
    const file = `${id.slice(0, 16)}/320.webp`;
    const { objects } = openMedia({ dataDir: otherData, mediaStore: place.mediaStore });
    await objects.put(`media/${file}`, Buffer.from('of another encoder'));
    await importPhotos([bag({ slug: 'red', images: 'red.png' })]);
    expect(await (await shop.call(`/media/${file}`)).text()).toBe('of another encoder');
    expect((await ask(`/media/${file}`)).payload).toBe('of another encoder');
    expect((await stat(join(otherData, 'media', file))).size).toBe(18);
  });
});

it.each([
  [
    { MEDIA_STORE: 'ftp://pictures' },
    'MEDIA_STORE is s3://bucket/prefix, postgres://…, or a folder',
  ],
  [
    { MEDIA_STORE: 's3://pictures' },
    'the store s3://pictures needs the variable AWS_ACCESS_KEY_ID',
  ],
])('The place of pictures in %j is refused at once', (env, message) => {
  expect(() => openMedia({ dataDir: '/tmp', mediaStore: env.MEDIA_STORE }, env)).toThrow(message);
});
