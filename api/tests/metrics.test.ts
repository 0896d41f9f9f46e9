import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addPerson, password } from './world/people';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Metrics of the API', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ metricsPort: 0 });
    await shop.stock({ products: [bag({ slug: 'tote' })] });
    await addPerson(shop.db);
  });
  afterAll(() => shop.close());

  const text = async () => (await fetch(shop.metricsAddress ?? '')).text();
  const series = async () => (await text()).split('\n').filter((line) => line.startsWith('api_'));
  const read = (lines: string[], name: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );

  // First: they are counted at most every 10 s.
  it('count orders by their status', async () => {
    const made = await shop.send('POST', '/api/auth/orders/', {
      key: 'K7Q4ABCDEFGHJKMNPQR2',
      items: [{ product: 'tote' }],
    });
    expect(made.status).toBe(201);
    const lines = await series();
    expect(read(lines, 'api_orders{status="new"}')).toBe(1);
    expect(read(lines, 'api_orders{status="sent"}')).toBe(0);
  });

  it('count requests by area and status, and what was cached', async () => {
    await shop.call('/api/auth/products/');
    await shop.call('/api/auth/products/');
    await shop.call('/api/auth/products/nope/');
    const lines = await series();
    expect(read(lines, 'api_request_seconds_count{route="products",status="200"}')).toBe(2);
    expect(read(lines, 'api_request_seconds_count{route="products",status="404"}')).toBe(1);
    expect(read(lines, 'api_cache_requests_total{cache="replies",result="hit"}')).toBe(1);
    expect(read(lines, 'api_cache_entries{cache="replies"}')).toBeGreaterThan(0);
  });

  it('make no new series of a thousand addresses, and hold nothing of a person', async () => {
    const paths = ['/asha/', '/media/asha', '/api/auth/asha', '/api/docs/asha'];
    const call = async (at: number) => {
      await shop.call(`${paths[at % 4]}${at}/?q=asha@example.com`);
      if (at % 20 === 0) await shop.call(`/api/auth/products/asha-${at}/`);
      if (at % 250 > 0) return;
      const email = `asha${at}@example.com`;
      await shop.send('POST', '/api/auth/token/', { email, password });
    };
    for (let at = 0; at < 8; at += 1) await call(at);
    const names = async () => (await series()).map((line) => line.replace(/ \S+$/, '')).sort();
    const before = await names();
    for (let at = 8; at < 1_008; at += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, more) => call(at + more)));
    }
    expect(await names()).toEqual(before);
    expect(await text()).not.toMatch(/asha|example\.com|127\.0\.0\.1/);
  });

  it('are those that docs/observability.md lists', async () => {
    const docs = readFileSync(path.join(__dirname, '../../docs/observability.md'), 'utf8');
    const table = [...docs.matchAll(/^\| `(api_\w+)`/gm)].map(([, name]) => name);
    const printed = [...(await text()).matchAll(/^# TYPE (api_\w+)/gm)].map(([, name]) => name);
    expect(table.sort()).toEqual(printed.sort());
  });

  it('show the pools of PostgreSQL', async () => {
    const pools = (await series()).filter((line) => line.startsWith('api_database_pool{'));
    if (!shop.databaseUrl) return expect(pools).toEqual([]);
    expect(pools.join('\n')).toMatch(/area="catalogue",state="open"\} [1-3]\b/);
    expect(pools.join('\n')).toMatch(/area="catalogue",state="waiting"\} 0\b/);
    const maxima = pools.filter((line) => line.includes('state="max"'));
    const sum = maxima.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
    // And the listener, which is in no pool.
    for (const file of [
      'deploy/many-machines.md',
      'deploy/kubernetes/api.yaml',
      'decisions/connection-pools.md',
    ]) {
      const text = readFileSync(path.join(__dirname, '../../docs', file), 'utf8');
      expect([file, /up to (\d+) connections/i.exec(text)?.[1]]).toEqual([file, `${sum + 1}`]);
    }
  });
});

describe('An API without a port for metrics', () => {
  it('opens none; it is ready while its tables are there', async () => {
    const shop = await openTestShop();
    expect(shop.metricsAddress).toBeUndefined();
    const ready = async () => (await shop.call('/readyz')).json();
    expect(await ready()).toEqual({ status: 'ok' });
    await shop.db.schema.alterTable('catalog_state').renameTo('elsewhere').execute();
    const answer = await shop.call('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'not ready', notReady: ['database'] });
    expect((await shop.call('/healthz')).status).toBe(200);
    await shop.close();
  });
});
