import fastify from 'fastify';
import { cspReportRoute } from './csp-reports';

const log: string[] = [];
const open = () => {
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  cspReportRoute(app);
  return app;
};

const report = (document: string, blocked: string, more = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': document,
      'blocked-uri': blocked,
      'violated-directive': 'img-src',
      ...more,
    },
  });

let app = open();
beforeEach(() => {
  log.length = 0;
  app = open();
});
afterEach(() => app.close());

const send = async (payload: string, remoteAddress = '192.0.2.1') => {
  const headers = { 'content-type': 'application/csp-report' };
  const answer = await app.inject({
    method: 'POST',
    url: '/csp-report',
    payload,
    headers,
    remoteAddress,
  });
  return answer.statusCode;
};
/** What the log says once the server ends, as it would after a minute. */
const summary = async () => {
  await app.close();
  return log.map((line) => JSON.parse(line));
};

describe('what browsers tell of the policy', () => {
  it('is counted, in one line for all of a minute', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await send(report('http://shop/products', 'https://ads.example/x?id=1'))).toBe(204);
    }
    await send(report('http://shop/about', 'inline', { 'effective-directive': 'script-src-elem' }));
    expect(await summary()).toMatchObject([
      {
        times: 4,
        refused: {
          'img-src https://ads.example on /products': 3,
          'script-src-elem inline on /about': 1,
        },
      },
    ]);
  });

  it('leaves tokens, e-mail addresses and whatever else an address holds out of the log', async () => {
    await send(
      report('http://shop/reset-password?token=s3cret#s3cret', 'https://s3cret@ads.example/s3cret'),
    );
    await send(report('http://shop/asha@mail.example', 'data:image/png,s3cret'));
    await send(report('s3cret', 's3cret ', { 'script-sample': 's3cret', referrer: 's3cret' }));
    await summary();
    expect(log.join()).toContain('img-src https://ads.example on /reset-password');
    expect(log.join()).not.toMatch(/s3cret|asha|token/);
  });

  it('is one line, however many kinds there are', async () => {
    for (let count = 0; count < 25; count += 1) {
      await send(report(`http://shop/${count}`, 'inline'));
    }
    const [line, ...more] = await summary();
    expect(more).toEqual([]);
    expect(Object.keys(line.refused).length).toBeLessThan(12);
    expect(line.times).toBe(25);
  });

  it.each(['', '{', 'null', '[]', '{"csp-report":1}', '{"csp-report":{}}'])(
    'is refused when it is none: %s',
    async (payload) => {
      expect(await send(payload)).toBe(400);
      expect(await summary()).toEqual([]);
    },
  );

  it('is refused unread when it is long, or comes too often from one address', async () => {
    expect(await send(report('http://shop/', 'x'.repeat(9_000)))).toBe(413);
    const statuses = [];
    for (let count = 0; count < 40; count += 1) statuses.push(await send(report('/', 'inline')));
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    expect(await send(report('http://shop/', 'inline'), '192.0.2.2')).toBe(204);
  });
});
