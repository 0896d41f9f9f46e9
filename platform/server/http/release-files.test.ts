import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from '../lib/security-headers';
import { sampleSettings } from '../testing/sample-site';
import { serveAppFiles } from './release-files';

let storeDir: string;
let app: FastifyInstance;
const version = 'remotes/catalog/1.0.0';

beforeAll(() => {
  storeDir = mkdtempSync(path.join(tmpdir(), 'store '));
  mkdirSync(path.join(storeDir, version, 'open'), { recursive: true });
  mkdirSync(path.join(storeDir, 'releases'));
  for (const file of [
    ...['remoteEntry.js', 'mf-manifest.json', 'open/remoteEntry.js', 'bom.cdx.json'],
    ...['server.js', 'server.js.map', 'server.js.LICENSE.txt', 'a.html', 'a.xhtml', 'a.svg'],
  ])
    writeFileSync(path.join(storeDir, version, file), '{}');
  app = fastify();
  addSecurityHeaders(app, sampleSettings({}).config);
  serveAppFiles(app, { storeDir, dev: false });
});
afterAll(async () => {
  await app.close();
  rmSync(storeDir, { recursive: true });
});

describe('a file of a version', () => {
  it.each([
    ['mf-manifest.json', 200, '*', 'cross-origin'],
    ['open/remoteEntry.js', 200, '*', 'cross-origin'],
    ['remoteEntry.js', 200, undefined, 'same-origin'],
    // Libraries with their versions, for the operator of the store.
    ['bom.cdx.json', 404, undefined, 'same-origin'],
    ['server.js', 404, undefined, 'same-origin'],
    ['server.js.map', 404, undefined, 'same-origin'],
    ['server.js.LICENSE.txt', 404, undefined, 'same-origin'],
  ])('%s answers %i, with CORS for all: %s', async (file, status, origin, readers) => {
    const { statusCode, headers } = await app.inject(`/${version}/${file}`);
    expect(statusCode).toBe(status);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['cross-origin-resource-policy']).toBe(readers);
  });

  it.each([
    ['a.html', "sandbox; default-src 'none'; style-src 'unsafe-inline'"],
    ['a.xhtml', "sandbox; default-src 'none'; style-src 'unsafe-inline'"],
    ['a.svg', "sandbox; default-src 'none'; style-src 'unsafe-inline'"],
    ['remoteEntry.js', undefined],
  ])('%s runs no script where it is opened as a page: %s', async (file, policy) => {
    const { headers } = await app.inject(`/${version}/${file}`);
    expect(headers['content-security-policy']).toBe(policy);
  });
});
