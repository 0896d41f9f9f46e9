import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { ReleaseSet } from '../../../release-set/release-set';
import { serveNotices } from './serve-notices';

const storeDir = mkdtempSync(path.join(tmpdir(), 'shop-notices-'));
afterAll(() => rmSync(storeDir, { recursive: true }));

/** Publishes a version that consists of these files. */
function publish(name: string, version: string, files: Record<string, string>) {
  const folder = path.join(storeDir, 'remotes', name, version);
  mkdirSync(folder, { recursive: true });
  const hashes = Object.entries(files).map(([file, text]) => {
    writeFileSync(path.join(folder, file), text);
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    return [file, { integrity, bytes: text.length }];
  });
  return { name, version, files: Object.fromEntries(hashes) };
}

it('tells the licences of every part of the live release, of a new one too', async () => {
  const host = publish('host', '1.0.0', {
    'main.js': 'code',
    'host-web.third-party-notices.txt': 'react 19 (MIT)',
  });
  const blog = publish('blog', '1.0.0', { 'remote.js': 'code' });
  const newBlog = publish('blog', '1.1.0', {
    'blog-web.third-party-notices.txt': 'marked 18 (MIT)',
  });
  let live = { id: 'a', parts: { host, blog } } as unknown as ReleaseSet;
  const app = fastify();
  serveNotices(app, storeDir, () => live);

  const first = await app.inject('/third-party-notices.txt');
  expect(first.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(first.body).toBe('# host 1.0.0\n\nreact 19 (MIT)');

  live = { id: 'b', parts: { host, blog: newBlog } } as unknown as ReleaseSet;
  const next = await app.inject('/third-party-notices.txt');
  expect(next.body).toBe('# host 1.0.0\n\nreact 19 (MIT)\n\n# blog 1.1.0\n\nmarked 18 (MIT)');
});
