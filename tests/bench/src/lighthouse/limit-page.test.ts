import { brotliDecompressSync } from 'node:zlib';
import { limitPage, limitPages } from './limit-page';

const answer = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'sha256-a'; img-src 'self'",
  },
  body: Buffer.from('<title>The real page</title>'),
};
const send = (path: string) => limitPage(answer, path);
const html = async (path: string) => brotliDecompressSync((await send(path)).body).toString();

describe('The limit page', () => {
  it.each(Object.keys(limitPages))('of %s is complete, and runs nothing', async (path) => {
    const page = await html(path);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('Chamda &amp; Co.');
    expect(page).toContain('<footer>');
    expect(page).not.toMatch(/<script| on\w+=|localhost/);
  });

  it('is sent with the headers of the page it stands for, and may style itself', async () => {
    const { headers, body, status } = await send('/products');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    });
  });

  it('finds every file that it names', async () => {
    const pages = await Promise.all(Object.keys(limitPages).map(html));
    const files = new Set(pages.flatMap((page) => page.match(/\/limit\/[\w.-]+/g) ?? []));
    expect(files.size).toBeGreaterThan(8);
    for (const file of files) {
      expect((await send(file)).headers['content-type']).toMatch(/^(?:image|font)\//);
    }
  });

  it('leaves pictures of products, and whatever else there is, as the shop sends them', async () => {
    expect(await send('/media/fd70a18ef939b19c/320.avif')).toBe(answer);
    expect(await send('/limit/../package.json')).toBe(answer);
  });
});
