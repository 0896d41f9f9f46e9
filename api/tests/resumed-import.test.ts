import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { S3Server } from '../../platform/release-store/testing/s3-server';
import { openMedia, openPictureStore } from '../src/pictures/media';
import { launch } from './world/api-process';
import { eventually } from './world/eventually';
import { openBucket } from './world/media-places';
import { scratchDataDir, scratchFolder } from './world/scratch-folder';
import { bag, writeEncodedPictures, writeShopFiles } from './world/shop-files';
import { createTestDatabase } from './world/test-database';

jest.setTimeout(120_000);

/** What a command printed, and how it ended. */
function watch(child: ChildProcess) {
  const seen = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      seen.text += String(data);
    });
  }
  return { child, seen, ended: once(child, 'close').then(([code]) => code as number | null) };
}

describe('The pictures of an import into a bucket', () => {
  let s3: S3Server;
  let place: Awaited<ReturnType<typeof openBucket>>;
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let env: NodeJS.ProcessEnv;
  const shop = (...args: string[]) => watch(launch(['src/cli.ts', ...args], env));
  const keys = async (prefix: string, address = s3.address) => {
    const found: string[] = [];
    const objects = openPictureStore(address, { ...process.env, ...s3.env });
    for await (const key of objects.list(prefix)) found.push(key);
    return found.sort();
  };

  beforeEach(async () => {
    place = await openBucket();
    s3 = place.s3;
    folder = await scratchFolder();
    database = await createTestDatabase(process.env.TEST_TEMPLATE_DATABASE);
    env = {
      ...{ PATH: process.env.PATH, MEDIA_STORE: s3.address, ...s3.env },
      DATA_DIR: await scratchDataDir(folder.path, 'newest'),
      ...(database && { DATABASE_URL: database.url }),
    };
  });
  afterEach(async () => {
    await database?.drop();
    await folder.remove();
    await place.close();
  });

  it.each([
    ['encoded', 60],
    ['taken by a camera', 12],
  ])('that are %s go on where a killed one ended', async (kind, count) => {
    const names = Array.from({ length: count }, (_, at) => `${at}.png`);
    const request = await writeShopFiles(join(folder.path, 'files'), {
      products: names.map((name, at) => bag({ slug: `bag-${at}`, images: name })),
    });
    const pictures =
      kind === 'encoded'
        ? await writeEncodedPictures(folder.path, names)
        : await takePhotos(join(folder.path, 'photos'), names);
    const first = shop('import', request.products, pictures);
    await eventually(
      async () => first.seen.text,
      (text) => /Pictures stored: [2-9]/.test(text),
    );
    s3.fault = 'slow';
    first.child.kill('SIGKILL');
    await first.ended;
    s3.heal();
    const before = (await keys('encoded/')).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(count);

    s3.requests = 0;
    const second = shop('import', request.products, pictures);
    expect([await second.ended, second.seen.text]).toEqual([0, expect.anything()]);
    expect(second.seen.text).toContain(`Pictures stored before: ${before} of ${count}\n`);
    expect(second.seen.text).toContain(`Products: ${count} added`);
    expect((await keys('encoded/')).length).toBe(count);
    // Of one that is there its note and its keys are read, twice; a new one has up to ten files.
    expect(s3.requests).toBeLessThan(before * 4 + (count - before) * 30);

    const third = shop('import', request.products, pictures);
    expect([await third.ended, third.seen.text]).toEqual([0, expect.anything()]);
    expect(third.seen.text).toContain(`Pictures stored: ${count} of ${count}\n`);
    expect(third.seen.text).toContain(`Products: 0 added, 0 changed, ${count} unchanged`);
  });

  it('leave the shop as it was when the bucket is away, and say what to do', async () => {
    const request = await writeShopFiles(join(folder.path, 'files'), {
      products: [bag({ images: 'a.jpg' })],
      pictures: ['a.jpg'],
    });
    s3.fault = 'away';
    const failed = shop('import', request.products, request.pictures ?? '');
    expect(await failed.ended).toBe(1);
    expect(failed.seen.text).toMatch(
      /^s3:\/\/releases\/shop\/store does not answer: .*\nNothing was imported\. The same command goes on/m,
    );
    expect(failed.seen.text).not.toMatch(/\n {4}at /);
    s3.heal();
    const list = shop('import', request.products, request.pictures ?? '');
    expect([await list.ended, list.seen.text]).toEqual([0, expect.stringContaining('1 added')]);
  });

  it('that lie in a folder are copied into a bucket, and back, by a command that may be ended', async () => {
    const dataDir = join(folder.path, 'old');
    const from = await writeEncodedPictures(folder.path, ['a.jpg', 'b.jpg', 'c.jpg']);
    const old = openMedia({ dataDir });
    const request = await writeShopFiles(join(folder.path, 'files'), {
      products: ['a', 'b', 'c'].map((one) => bag({ slug: one, images: `${one}.jpg` })),
    });
    const { MEDIA_STORE: _, ...plain } = env;
    const imported = watch(launch(['src/cli.ts', 'import', request.products, from], plain));
    expect([await imported.ended, imported.seen.text]).toEqual([0, expect.anything()]);
    const data = env.DATA_DIR ?? '';
    await mkdir(join(data, 'media/.incoming-dead/hash-x'), { recursive: true });
    await writeFile(join(data, 'media/.incoming-dead/hash-x/1.avif'), 'half');
    const copy = (...args: string[]) => shop('copy-pictures', ...args);

    s3.fault = 'full';
    const failed = copy(data, s3.address);
    expect([await failed.ended, failed.seen.text]).toEqual([
      1,
      expect.stringMatching(/it is full \(507\)/),
    ]);
    s3.heal();
    const copied = copy(data, s3.address);
    expect([await copied.ended, copied.seen.text]).toEqual([
      0,
      expect.stringContaining(`${s3.address} has all 15 files of pictures of ${data}.`),
    ]);
    expect(await keys('media/')).toHaveLength(15);
    expect(await keys('media/')).toEqual(
      await keys('media/', data).then((all) => all.filter((key) => !key.includes('/.'))),
    );
    await rm(join(data, 'media'), { recursive: true });
    const back = copy(s3.address, dataDir);
    expect([await back.ended, back.seen.text]).toEqual([0, expect.anything()]);
    expect(Buffer.from(await old.objects.get('media/hash-b-jpg/320.avif')).toString()).toBe(
      'hash-b-jpg/320.avif',
    );
    const again = copy(s3.address, dataDir);
    expect([await again.ended, again.seen.text]).toEqual([
      0,
      expect.stringContaining('Files in media/ that were there: 15 of 15\n'),
    ]);
    const none = copy(join(folder.path, 'nothing'), s3.address);
    expect([await none.ended, none.seen.text]).toEqual([
      1,
      expect.stringContaining('There are no pictures in'),
    ]);
  });
});

/** Photos of 400 px, each of its own colour. */
async function takePhotos(folder: string, names: readonly string[]): Promise<string> {
  await mkdir(folder);
  for (const [at, name] of names.entries()) {
    const background = { r: at * 20, g: 90, b: 60 };
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background } });
    await photo.png().toFile(join(folder, name));
  }
  return folder;
}
