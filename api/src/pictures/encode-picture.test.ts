import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture, measurePicture } from './encode-picture';

const drawn = (width: number, height: number, background = '#a9683a') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo as phones take it: 64 × 64 pixels of HEIC. */
const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA',
    'AAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAAAGAAAACNpaW5mAAAAAAAB',
    'AAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADw',
    'MgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubAgAAAMA',
    'CAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAA',
    'AAAAEAAQOBAoMAAAAgbWRhdAAAABQoAa8EGPx5OOv/3Xj9kQFbVkdDgA==',
  ].join(''),
  'base64',
);

describe('a picture handed to the shop', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is there in every width, as AVIF and WebP, and as JPEG where it is large', async () => {
    const picture = await encodePicture(await drawn(1200, 900).png().toBuffer(), folder);

    expect(picture).toMatchObject({ width: 1200, height: 900, color: '#a9683a' });
    expect(picture.files.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '320 avif',
      '320 webp',
      '640 avif',
      '640 webp',
      '640 jpeg',
      '960 avif',
      '960 webp',
      '960 jpeg',
    ]);
    for (const { file, width, bytes } of picture.files) {
      const written = await readFile(join(folder, file));
      expect(written).toHaveLength(bytes);
      expect(await sharp(written).metadata()).toMatchObject({ width, height: (width / 4) * 3 });
    }
  });

  it('is never enlarged', async () => {
    const small = await encodePicture(await drawn(200, 100).png().toBuffer(), folder);
    expect(small.files.map(({ width, format }) => [width, format])).toEqual([
      [200, 'avif'],
      [200, 'webp'],
      [200, 'jpeg'],
    ]);

    const middling = await encodePicture(await drawn(800, 800).png().toBuffer(), folder);
    expect(new Set(middling.files.map(({ width }) => width))).toEqual(new Set([320, 640, 800]));
  });

  it('is upright and contains no data of the camera', async () => {
    const sideways = await drawn(400, 200)
      .jpeg()
      .withExif({ IFD0: { Model: 'Family camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await encodePicture(sideways, folder);

    expect(picture).toMatchObject({ width: 200, height: 400 });
    for (const { file } of picture.files) {
      const { exif, orientation } = await sharp(join(folder, file)).metadata();
      expect(exif).toBeUndefined();
      expect(orientation ?? 1).toBe(1);
    }
  });

  it('gives the same files from the same bytes', async () => {
    const source = await drawn(700, 700).png().toBuffer();
    const first = await encodePicture(source, folder);
    const file = join(folder, first.files[0]?.file ?? '');
    const before = await readFile(file);

    expect(await encodePicture(source, folder)).toEqual(first);
    expect(await readFile(file)).toEqual(before);
  });

  it('lies on white where it was see-through', async () => {
    const clear = sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    expect(await encodePicture(await clear.png().toBuffer(), folder)).toMatchObject({
      color: '#ffffff',
    });
  });

  it('is refused by name when it is not a picture, of another format, empty, damaged or too large', async () => {
    const put = async (name: string, bytes: string | Buffer) => {
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    };
    await expect(encodePicture(await put('note.jpg', 'not a picture'), folder)).rejects.toThrow(
      'note.jpg is not a picture that can be read; save it as JPEG, PNG or WebP',
    );
    await expect(encodePicture(Buffer.from('not a picture'), folder)).rejects.toThrow(
      'The file is not a picture that can be read',
    );
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await expect(encodePicture(await put('logo.png', svg), folder)).rejects.toThrow(
      'logo.png is a svg file; save it as JPEG, PNG or WebP',
    );
    await expect(encodePicture(heic, folder)).rejects.toThrow(
      'The file is a heif file; save it as JPEG, PNG or WebP',
    );
    await expect(encodePicture(await put('empty.jpg', ''), folder)).rejects.toThrow(
      'empty.jpg is empty',
    );
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#ffffff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    await expect(
      encodePicture(await put('half.png', noise.subarray(0, noise.length / 2)), folder),
    ).rejects.toThrow('half.png is a damaged picture; save it again');
    const huge = await drawn(9000, 7000).png().toBuffer();
    await expect(encodePicture(await put('huge.png', huge), folder)).rejects.toThrow(
      'huge.png is 9000 × 7000 pixels; at most 60 million fit',
    );
    const strip = await put('strip.png', await drawn(10, 20_000).png().toBuffer());
    await expect(measurePicture(strip)).rejects.toThrow(
      'strip.png is 10 × 20000 pixels, too tall for its width; crop it',
    );
  });
});
