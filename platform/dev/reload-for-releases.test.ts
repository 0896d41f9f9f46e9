import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { reloadForReleases } from './reload-for-releases';

/** A storefront under `npm run dev`, and a page that is open in it. */
async function openPage() {
  const log: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  const listeners = new Set<() => void>();
  const follow = jest.fn(async (): Promise<string | undefined> => undefined);
  reloadForReleases(app, {
    get: () => ({ set: { id: 'first' } }),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const answer = await fetch(`${address}/dev/events`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    ...{ app, log, listeners, follow },
    hears: async () => (await reader?.read())?.value,
    promote() {
      for (const tell of listeners) tell();
    },
    say: (what: string, body?: object) =>
      fetch(`${address}/dev/${what}`, {
        method: 'POST',
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
  };
}

describe('A page that is open while somebody changes the shop', () => {
  it('hears of every new release, complains of nothing, and holds up no stop', async () => {
    const { app, log, listeners, hears, promote } = await openPage();
    expect(await hears()).toMatch(/^event: hello\ndata: \{"id":"first","since":\d+\}\n\n$/);
    for (const _ of [1, 2]) {
      promote();
      expect(await hears()).toBe('event: reload\ndata: {}\n\n');
    }
    await app.close();
    expect(await hears()).toBeUndefined();
    expect(listeners.size).toBe(0);
    expect(log).toEqual([]);
  });

  it('shows what is wrong with the code, once, until it is mended', async () => {
    const { app, hears, say, log } = await openPage();
    await hears();
    for (const text of ['Unexpected token', 'Unexpected token', '']) {
      expect((await say('problem', { source: 'build', text })).status).toBe(204);
    }
    const events = `${await hears()}${await hears()}`;
    expect(events).toBe(
      'event: problem\ndata: {"source":"build","text":"Unexpected token"}\n\n' +
        'event: problem\ndata: {"source":"build","text":""}\n\n',
    );
    await app.close();
    expect(log).toEqual([]);
  });

  it('does not wait for the next look at the channel, and is loaded again for the API', async () => {
    const { app, hears, say, follow } = await openPage();
    await hears();
    await say('check-release');
    expect(follow).toHaveBeenCalledTimes(1);
    await say('reload');
    expect(await hears()).toBe('event: reload\ndata: {}\n\n');
    await app.close();
  });

  it('shows why what was built does not run, until it does', async () => {
    const { app, hears, say, follow } = await openPage();
    await hears();
    follow.mockResolvedValueOnce('account does not load: bag is not defined');
    await say('check-release');
    expect(await hears()).toBe(
      'event: problem\ndata: {"source":"release","text":"account does not load: bag is not defined"}\n\n',
    );
    await say('check-release');
    expect(await hears()).toBe('event: problem\ndata: {"source":"release","text":""}\n\n');
    await app.close();
  });
});
