import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeCollage } from './collage';
import { encodePicture } from './encode-picture';

describe('the preview picture of an order', () => {
  let mediaDir: string;
  let hash: string;
  beforeAll(async () => {
    mediaDir = await mkdtemp(join(tmpdir(), 'collage-'));
    // Noise is what compresses worst.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({
      create: { width: 960, height: 960, channels: 3, background: '#a9683a', noise },
    })
      .png()
      .toBuffer();
    ({ hash } = await encodePicture(picture, mediaDir));
  });
  afterAll(() => rm(mediaDir, { recursive: true, force: true }));

  it.each([1, 2, 3, 4])('is a JPEG of 1200 × 630 of %i pictures, at most 300 kB', async (count) => {
    const jpeg = await makeCollage(mediaDir, Array<string>(count).fill(hash));
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(jpeg?.length).toBeLessThanOrEqual(300_000);
  });

  it.each([
    [1, 630],
    [2, 594],
    [3, 392],
    [4, 309],
  ])('shows each of %i pictures whole, %i px wide', async (count, width) => {
    const size = 960;
    const red = { create: { width: 120, height: 120, channels: 3, background: '#f00' } } as const;
    const corners = await sharp({
      create: { width: size, height: size, channels: 3, background: '#fff' },
    })
      .composite([
        { input: red, gravity: 'northwest' },
        { input: red, gravity: 'southeast' },
      ])
      .png()
      .toBuffer();
    const marked = await encodePicture(corners, mediaDir);
    const jpeg = await makeCollage(mediaDir, Array<string>(count).fill(marked.hash));
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    let redPixels = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60) redPixels += 1;
    }
    const expected = 2 * count * ((120 * width) / size) ** 2;
    expect(redPixels / expected).toBeGreaterThan(0.8);
  });

  it('is not made where a picture is missing', async () => {
    expect(await makeCollage(mediaDir, [hash, '0'.repeat(16)])).toBeUndefined();
  });
});
