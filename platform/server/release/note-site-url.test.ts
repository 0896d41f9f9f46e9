import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sampleSettings } from '../testing/sample-site';
import { noteSiteUrl } from './store-notes';

let STORE_DIR: string;
beforeEach(async () => {
  STORE_DIR = await mkdtemp(path.join(os.tmpdir(), 'store '));
});
afterEach(() => rm(STORE_DIR, { recursive: true }));

it('the live site’s address stays in the store when another channel’s storefront starts', async () => {
  await noteSiteUrl(sampleSettings({ STORE_DIR, SITE_URL: 'https://shop.example' }));
  await noteSiteUrl(
    sampleSettings({ STORE_DIR, SITE_URL: 'https://staging.example', CHANNEL: 'staging' }),
  );
  expect(await readFile(path.join(STORE_DIR, 'site-url'), 'utf8')).toBe('https://shop.example\n');
});

it('a store that cannot be written to does not keep a storefront from starting', async () => {
  await expect(
    noteSiteUrl(sampleSettings({ STORE_DIR: path.join(STORE_DIR, 'none') })),
  ).resolves.toBeUndefined();
});
