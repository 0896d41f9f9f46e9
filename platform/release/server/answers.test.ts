import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { RejectedError } from '../../release-set/rejected-error';
import { root } from '../apps';
import { promote } from '../operations/promote';
import { httpReleases } from '../remote/http-releases';
import { FolderStore } from '../store/folder-store';
import { address, channel, store, token } from '../testing/release-server-world';
import { contractOf, filesOf, publishVersion } from '../testing/store-world';
import { createReleaseServer } from './release-server';

describe('an answer that is not from the release store', () => {
  const inFront = fastify();
  inFront.all('/:status/_release/*', async (request, reply) => {
    const { status } = request.params as { status: string };
    return reply.code(Number(status)).type('text/html').send('<h1>nginx</h1>');
  });
  inFront.get('/cut/_release/status', ({ socket }, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 100 });
    reply.raw.write('{', () => socket.end());
  });
  let front: string;
  beforeAll(async () => {
    front = await inFront.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => inFront.close());

  it.each([200, 404])('of %i says that there is none', async (status) => {
    await expect(httpReleases(`${front}/${status}`, token).status(channel)).rejects.toThrow(
      `answered ${status}: there is no release store, or the site has no RELEASE_URL`,
    );
  });

  it.each([403, 413, 502, 504])('of %i does not say so', async (status) => {
    await expect(httpReleases(`${front}/${status}`, token).status(channel)).rejects.toThrow(
      `answered ${status}: that is not from the release store but from a proxy before it; status says what was done`,
    );
  });

  it('that breaks off says so', async () => {
    await expect(httpReleases(`${front}/cut`, token).status(channel)).rejects.toThrow(
      `${front}/cut/_release does not answer: other side closed`,
    );
  });
});

describe('what the code of an app throws', () => {
  it('is answered without the folders of the server, and else word for word', async () => {
    const server = createReleaseServer(new FolderStore('store'));
    const files = [path.resolve('store'), root].map((one) => `${one}/x.js`);
    const apart = `${root}-old/x.js`;
    server.get('/throws', () => {
      throw new RejectedError(`the store has ${files.join(' and ')}, not ${apart}`);
    });
    const { error } = (await server.inject('/throws')).json();
    await server.close();
    expect(error).toBe(`the store has x.js and x.js, not ${apart}`);
  });
});

describe('no answer says where the server has its files', () => {
  const ask = async (route: string, body?: object) => {
    const answer = await fetch(`${address}/_release${route}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const text = await answer.text();
    expect(text).not.toContain(store.folder);
    expect(text).not.toContain(process.cwd());
    return [answer.status, text];
  };
  const promoted = (catalog: string) => ({ versions: { catalog }, channel, drops: [] });
  const publishBundle = (version: string, files: Record<string, string>) =>
    publishVersion(store, contractOf('catalog', version), files);
  const entry = filesOf(contractOf('catalog', '2.0.0'));

  it('when a version has no server bundle', async () => {
    await publishBundle('2.0.0', { 'remoteEntry.js': entry['remoteEntry.js'] ?? '' });
    const sentence = 'catalog@2.0.0 has a server bundle that does not load: there is no server.js';
    expect(await ask('/parts/catalog/2.0.0/misfits')).toEqual([200, JSON.stringify([sentence])]);
    expect(await ask('/promote', promoted('2.0.0'))).toEqual([
      409,
      JSON.stringify({ error: sentence }),
    ]);
  });

  it('when code of a version names its stack', async () => {
    const server = 'throw new Error(new Error("here").stack);';
    await publishBundle('2.0.0', { ...entry, 'server.js': server });
    const [status, text] = await ask('/promote', promoted('2.0.0'));
    expect([status, text]).toEqual([409, expect.stringContaining('does not load: Error: here')]);
  });

  it.each([
    ['remotes/catalog/1.0.0/remoteEntry.js', 'rollback'],
    ['remotes/catalog/1.0.0/part.json', 'rollback'],
    ['publications/catalog@1.0.0.json', 'rollback'],
    ['releases/RELEASE.json', 'status'],
    ['moves/live/000001.json', 'status'],
    ['channels/live.json', 'status'],
  ])('when %s is damaged or missing', async (file, route) => {
    await publishBundle('2.0.0', entry);
    const { id } = await promote(store, { ...promoted('2.0.0'), by: 'Asha' }, async () => {});
    const target = path.join(store.folder, file.replace('RELEASE', id));
    const asked = () =>
      route === 'status'
        ? ask('/status')
        : ask('/rollback', { part: 'catalog', to: '1.0.0', channel });
    await writeFile(target, '{');
    await asked();
    await rm(target);
    await asked();
    await rm(path.dirname(target), { recursive: true });
    await asked();
  });
});

describe('a request is answered for what it means', () => {
  const post = async (route: string, body: unknown) => {
    const answer = await fetch(`${address}/_release${route}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return answer.status;
  };

  it.each([
    ['/promote', { versions: {}, channel: 'live', drops: [] }, 400],
    ['/promote', { versions: { catalog: 1 }, channel: 'live' }, 400],
    ['/promote', { versions: { catalog: '../..' }, channel: 'live', drops: [] }, 400],
    ['/promote', { versions: { catalog: '1.0.0' }, channel: '../live', drops: [] }, 400],
    ['/promote', { versions: { catalog: '9.9.9' }, channel: 'live', drops: [] }, 404],
    ['/promote', { versions: { catalog: {} }, channel: 'live', drops: [] }, 400],
    ['/promote', { versions: { blog: '1.0.0' }, channel: 'live', drops: [] }, 403],
    ['/rollback', {}, 400],
    ['/rollback', { part: 'catalog', channel: 'live' }, 409],
    ['/rollback', { part: 'blog', channel: 'live' }, 403],
    ['/rollback', { part: ['catalog', 'blog'], channel: 'live' }, 403],
    ['/rollback', { part: { name: 'catalog' }, channel: 'live' }, 400],
    ['/rollback', { part: 'catalog', channel: 'none' }, 404],
    ['/rollback', { parts: ['catalog'], channel: 'live' }, 400],
    ['/rollback', { to: '1.0.0', channel: 'live' }, 400],
    ['/rollback', { part: 'catalog', to: '9.9.9', channel: 'live' }, 409],
    ['/withdraw', { name: 'catalog', version: '1.0.0', channel: 'live' }, 409],
    ['/withdraw', { name: 'catalog', version: '9.9.9', channel: 'live' }, 404],
    ['/withdraw', { name: {}, version: '1.0.0', channel: 'live' }, 400],
    ['/remove', { name: 'blog', drops: [] }, 403],
    ['/remove', { name: 'catalog' }, 400],
    ['/parts', {}, 415],
    ['/nothing', {}, 404],
  ])('%s %j is answered with %i', async (route, body, status) => {
    expect(await post(route, body)).toBe(status);
  });
});
