import fastify from 'fastify';
import { serveReadiness } from './api-readiness';

/** A storefront whose API answers with this status; 0 stands for no answer. */
async function ready(status: number) {
  const app = fastify();
  const asked: string[] = [];
  serveReadiness(app, 'http://api.example/api/health/', async (url) => {
    asked.push(url);
    if (status === 0) throw new TypeError('fetch failed');
    return { status };
  });
  const answer = await app.inject('/readyz');
  await app.close();
  expect(asked).toEqual(['http://api.example/api/health/']);
  return answer;
}

describe('a copy of the shop is ready', () => {
  it.each([200, 401, 404])('while its API answers, with %i', async (status) => {
    const answer = await ready(status);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [0, 'api'],
    [500, 'api'],
    [503, 'database'],
  ])('not while its API has trouble, which it names: %i', async (status, name) => {
    const answer = await ready(status);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not ready', notReady: [name] });
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('while the shared store is away, which it names: all copies would leave at once', async () => {
    const app = fastify();
    serveReadiness(app, undefined, fetch, { isSharedStoreAway: () => true });
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', away: ['store'] }]);
    await app.close();
  });

  it('and asks its API once a second, also while that is away', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const app = fastify();
    const api = jest.fn().mockRejectedValue(new TypeError('fetch failed'));
    serveReadiness(app, 'http://api.example/api/health/', api);
    const status = async () => (await app.inject('/readyz')).statusCode;
    expect([await status(), await status(), await status()]).toEqual([503, 503, 503]);
    expect(api).toHaveBeenCalledTimes(1);
    api.mockResolvedValue(new Response('[]'));
    now.mockReturnValue(10_999);
    expect(await status()).toBe(503);
    now.mockReturnValue(11_000);
    expect(await status()).toBe(200);
    expect(api).toHaveBeenCalledTimes(2);
    now.mockRestore();
    await app.close();
  });
});
