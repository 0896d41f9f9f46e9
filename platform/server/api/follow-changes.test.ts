import type { ServerResponse } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { PageCache } from '../http/responses/cached-page';
import { LiveRelease } from '../release/live-release';
import { StoreOnDisk } from '../release/testing/store-on-disk';
import { sampleSettings } from '../testing/sample-site';
import { followChanges } from './follow-changes';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await check()); ) {
    if (Date.now() > end) throw new Error('not within 30 s');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A server whose `/changes` is a stream of events. */
function streamingServer() {
  const streams = new Set<ServerResponse>();
  const server = fastify({ forceCloseConnections: true });
  server.get('/changes', (_request, reply) => {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.add(raw);
    raw.once('close', () => streams.delete(raw));
  });
  const say = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const isFollowed = () => eventually(() => streams.size > 0);
  return { server, streams, say, isFollowed };
}

describe('pages of an API that tells of its changes', () => {
  const { server, streams, say, isFollowed } = streamingServer();
  const store = new StoreOnDisk();
  let text: string;
  let hold: Promise<unknown> = Promise.resolve();
  let asked: string[] = [];
  let live: LiveRelease;
  let app: FastifyInstance;

  beforeAll(async () => {
    server.get('/api/text', async ({ query }) => {
      const now = text;
      asked.push(now);
      await hold;
      return `${now} ${JSON.stringify(query)}`;
    });
    const API_URL = await server.listen({ host: '127.0.0.1', port: 0 });
    const draw = `const { base, fetch } = this.transport;
      const html = await (await fetch(base + '/api/text' + new URL(url).search, {})).text();
      return { status: 200, headers: {}, html, styles: '', structuredData: [],
        router: { loaderData: {} }, slots: {}, chunks: [], places: [] };`;
    store.breaks('1.0.0', { host: `if (url.includes('/about')) { ${draw} }` });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    const settings = sampleSettings({ STORE_DIR: store.folder, API_URL });
    live = new LiveRelease(settings, () => undefined);
    app = createApp(settings, live);
    await live.start();
    await app.listen({ host: '127.0.0.1', port: 0 });
    await isFollowed();
  });
  beforeEach(() => {
    text = 'old';
    asked = [];
    // Nothing grows old: what is made again is so because of an event.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterAll(async () => {
    await live.stop();
    await Promise.all([app.close(), server.close()]);
    store.remove();
  });
  const page = async (url: string) => (await app.inject(url)).body;

  it('show a change once they hear of it', async () => {
    expect(await page('/about?1')).toContain('old');
    text = 'new';
    expect(await page('/about?1')).toContain('old');
    say('data: changed\n\n');
    await eventually(async () => (await page('/about?1')).includes('new'));
  });

  it('are not made of what was asked for before it', async () => {
    let answer = () => {};
    hold = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const expired = jest.spyOn(PageCache.prototype, 'expire');
    const begun = page('/about?2');
    await eventually(() => asked.length > 0);
    text = 'new';
    // Pages and embeds, at once and a little later; the last test's may still come.
    await eventually(() => {
      say('data: changed\n\n');
      return expired.mock.calls.length > 4;
    });
    answer();
    expect(await begun).toContain('old');
    expect(await page('/about?2')).toContain('new');
  });

  it('hear again after the stream has ended', async () => {
    expect(await page('/about?3')).toContain('old');
    for (const stream of streams) stream.end();
    await eventually(() => streams.size === 0);
    await isFollowed();
    text = 'new';
    say('data: changed\n\n');
    await eventually(async () => (await page('/about?3')).includes('new'));
  });
});

describe('a stream of changes', () => {
  let app: FastifyInstance;
  const onChange = jest.fn();
  const follow = async (url: string) => {
    app = fastify();
    followChanges(app, `${url}/changes`, onChange.mockClear());
    await app.listen({ host: '127.0.0.1', port: 0 });
  };
  afterEach(() => app.close());

  it('may have lines that only hold it open, and many events at once are few', async () => {
    const { server, say, isFollowed } = streamingServer();
    await follow(await server.listen({ host: '127.0.0.1', port: 0 }));
    await isFollowed();
    say(': still here\n\n');
    for (let at = 0; at < 50; at += 1) say('data: changed\n\n');
    await eventually(() => onChange.mock.calls.length > 1);
    expect(onChange.mock.calls.length).toBeLessThan(10);
    await server.close();
  });

  it.each([
    ['404', 404, 'text/html'],
    ['a page', 200, 'text/html'],
    ['an error', 500, 'text/event-stream'],
  ])('is none that is answered with %s', async (_what, status, type) => {
    const server = fastify({ forceCloseConnections: true });
    let answered = 0;
    server.get('/changes', async (_request, reply) => reply.code(status).type(type).send('data: '));
    server.addHook('onResponse', async () => {
      answered += 1;
    });
    await follow(await server.listen({ host: '127.0.0.1', port: 0 }));
    await eventually(() => answered > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onChange).not.toHaveBeenCalled();
    await server.close();
  });
});
