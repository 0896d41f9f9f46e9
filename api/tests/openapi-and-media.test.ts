import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { endpoints } from '@shop/shared/contract';
import sharp from 'sharp';
import { openTestShop, type TestShop } from './world/test-shop';

describe('In addition to the calls of the contract', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('describes what it serves as OpenAPI 3.1, from the contract', async () => {
    const response = await shop.call('/api/docs/openapi.json');
    const document = await response.json();
    expect(document.openapi).toBe('3.1.0');
    const paths = Object.keys(endpoints).map((key) => key.split(' ')[1]);
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
    const list = document.paths['/api/auth/products/'].get;
    expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'category',
      'color',
      'maxPrice',
      'inStock',
      'limit',
      'ordering',
      'offset',
      'page_size',
      'fields',
    ]);
    const product = list.responses['200'].content['application/json'].schema.items;
    expect(Object.keys(product.properties)).toContain('available_colors');
    expect(list.security).toEqual([{}, { bearer: [] }]);
  });

  it('shows the document as a page', async () => {
    const response = await shop.call('/api/docs/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'unsafe-inline'");
  });

  it('says that it is well', async () => {
    const response = await shop.call('/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/',
    '/api/',
    '/api/auth//products/',
    '/media/',
    '/media/none.jpg',
    '/media/..%2fsecret-key',
    '/media/%2e%2e/secret-key',
    '/media/.hidden/1.jpg',
    '/media/%00.jpg',
    '/media/%ff.jpg',
  ])('answers %s with 404 in JSON', async (path) => {
    await mkdir(join(shop.dataDir, 'media/.hidden'), { recursive: true });
    await writeFile(join(shop.dataDir, 'media/.hidden/1.jpg'), 'x');
    const response = await shop.call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  it('never leaves the media folder, even when asked without a browser in between', async () => {
    const { port } = new URL(shop.address);
    for (const path of [
      '/media/../secret-key',
      '/media//../../secret-key',
      '/media/..\\secret-key',
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
        });
        socket.on('data', (chunk) => {
          text += String(chunk);
        });
        socket.on('end', () => resolve(text));
        socket.on('error', reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 40[034] /);
    }
  });

  it('sends every answer with the headers that keep browsers careful', async () => {
    for (const path of ['/api/auth/products/', '/none', '/healthz']) {
      const { headers } = await shop.call(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    const { headers } = await shop.call('/api/auth/products/none/');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('makes one picture of several for the preview of an order, and no other names', async () => {
    const folder = join(shop.dataDir, 'media', 'ab'.repeat(8));
    await mkdir(folder, { recursive: true });
    const background = '#a9683a';
    const drawn = sharp({ create: { width: 640, height: 640, channels: 3, background } });
    await writeFile(join(folder, '640.jpg'), await drawn.jpeg().toBuffer());
    const name = 'ab'.repeat(8);
    const made = await shop.call(`/media/collage/${name}-${name}.jpg`);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(made.headers.get('cache-control')).toContain('immutable');
    for (const other of [
      `${'0'.repeat(16)}.jpg`,
      `${name}.png`,
      '../x.jpg',
      `${name}-`.repeat(5),
    ]) {
      expect([other, (await shop.call(`/media/collage/${other}`)).status]).toEqual([other, 404]);
    }
  });
});
