import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { contentId, integrityOf } from '../../../release-set/hashes';
import type { ReleaseSet } from '../../../release-set/release-set';
import type { LiveRelease } from '../../release/live-release';
import { sampleSettings } from '../../testing/sample-site';
import { serveEmbeds } from './embed-routes';

const storeDir = mkdtempSync(path.join(tmpdir(), 'pinned-'));
const settings = { ...sampleSettings({ SITE_URL: 'https://library.example' }), storeDir };
const code = 'start(EMBED_SHOP,EMBED_ELEMENTS,EMBED_HERE)';
const attributes = { limit: { kind: 'count', label: 'Books', from: 1, to: 9 } };

/** Stores a release whose one remote offers this element. */
function store(element: string): ReleaseSet {
  const definition = { widget: 'Grid', title: 'Grid', attributes };
  const host = {
    ...{ name: 'host', version: '1.2.0', chunks: { 'embed-loader': ['embed-loader.1.js'] } },
    files: { 'embed-loader.1.js': { integrity: integrityOf(code), bytes: code.length } },
  };
  const catalog = { embeds: [element], embedDefinitions: { [element]: definition } };
  const content = { parent: null, parts: { host, catalog } } as unknown as ReleaseSet;
  const set = { ...content, id: contentId(content) };
  writeFileSync(path.join(storeDir, 'releases', `${set.id}.json`), JSON.stringify(set));
  return set;
}

let app: FastifyInstance;
function open(set: ReleaseSet): FastifyInstance {
  app = fastify();
  serveEmbeds(
    app,
    { get: () => ({ set }), context: { expiringCaches: new Map() } } as unknown as LiveRelease,
    settings,
  );
  return app;
}

beforeAll(() => {
  mkdirSync(path.join(storeDir, 'releases'));
  mkdirSync(path.join(storeDir, 'remotes/host/1.2.0'), { recursive: true });
  writeFileSync(path.join(storeDir, 'remotes/host/1.2.0/embed-loader.1.js'), code);
});
afterEach(() => app.close());
afterAll(() => rmSync(storeDir, { recursive: true }));

describe('the loader of one release', () => {
  it('has an address and a hash, and stays the same after the next release', async () => {
    const { src, integrity } = (
      await open(store('library-grid')).inject('/embed/v1/loader.json')
    ).json();
    expect(src).toMatch(/^https:\/\/library\.example\/embed\/v1\/embed-[0-9a-f]{16}\.js$/);
    await app.close();

    open(store('library-shelf'));
    const answer = await app.inject(new URL(src).pathname);
    expect(integrityOf(answer.body)).toBe(integrity);
    expect(answer.body).toBe(
      'start("https://library.example",{"library-grid":["catalog/Grid","limit"]},0)',
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect((await app.inject('/embed/v1/loader.json')).json().src).not.toBe(src);
  });

  it('is missing when a remote does not state its elements, which is not to offer none', async () => {
    const set = store('library-grid');
    const { host, catalog } = set.parts;
    const content = { parent: null, parts: { host, catalog, blog: {} } } as unknown as ReleaseSet;
    const other = { ...content, id: contentId(content) };
    writeFileSync(path.join(storeDir, 'releases', `${other.id}.json`), JSON.stringify(other));
    open(other);
    expect((await app.inject(`/embed/v1/embed-${other.id}.js`)).statusCode).toBe(404);
  });

  it('is missing when the release is not in the store', async () => {
    open(store('library-grid'));
    for (const id of ['0123456789abcdef', '..%2Fkeys', 'x']) {
      expect((await app.inject(`/embed/v1/embed-${id}.js`)).statusCode).toBe(404);
    }
  });
});
