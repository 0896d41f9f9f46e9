import fastify from 'fastify';
import { logSerializers } from './log-serializers';

/** What the log of a request has of values that it is given. */
async function logged(secretPaths: readonly string[], values: object): Promise<object> {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const serializers = logSerializers(secretPaths);
  const app = fastify({ logger: { level: 'warn', stream: { write }, serializers } });
  app.get('/', async ({ log }) => log.warn(values, 'a line'));
  await app.inject('/');
  await app.close();
  return JSON.parse(lines[0] ?? '{}');
}

describe('the log of the server', () => {
  it('has no secret that a path holds', async () => {
    expect(await logged(['/orders/'], { path: '/orders/Z5CQ7HFV' })).toMatchObject({
      path: '/orders/…',
    });
    expect(await logged(['/orders/'], { path: '/Orders/Z5CQ7HFV/slip' })).toMatchObject({
      path: '/Orders/…/slip',
    });
    const refused = { 'script-src inline on /orders/Z5CQ7HFV': 2, 'img-src  on /about': 1 };
    expect(await logged(['/keys.v1/', '/orders/'], { refused })).toMatchObject({
      refused: { 'script-src inline on /orders/…': 2, 'img-src  on /about': 1 },
    });
  });

  it('has other paths whole, and all of them where a site has no secrets', async () => {
    expect(await logged(['/orders/'], { path: '/orders' })).toMatchObject({ path: '/orders' });
    expect(await logged(['/keys.v1/'], { path: '/keysXv1/a' })).toMatchObject({
      path: '/keysXv1/a',
    });
    expect(await logged([], { path: '/orders/1' })).toMatchObject({ path: '/orders/1' });
  });
});
