import fastify, { type FastifyInstance } from 'fastify';
import { failureReportRoute } from './failure-report-route';

let app: FastifyInstance;
let noted: string[];

beforeEach(() => {
  noted = [];
  app = fastify({ trustProxy: true });
  const note = (...what: readonly unknown[]) => noted.push(what.join(' '));
  const isShown = async (...what: string[]) => what.join(' ') === 'catalog 2.0.0';
  failureReportRoute(app, isShown, note, (...what) => note('alive', ...what));
});
afterEach(() => app.close());

/** As `navigator.sendBeacon` sends a text. */
const tell = (payload: string, from = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/failure',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': from },
  });

describe('what browsers tell of a version that failed', () => {
  it('is counted', async () => {
    for (const how of ['load', 'draw', 'previous']) {
      expect((await tell(`${how} catalog 2.0.0`)).statusCode).toBe(204);
    }
    expect(noted).toEqual(['catalog 2.0.0 load', 'catalog 2.0.0 draw', 'catalog 2.0.0 previous']);
  });

  it.each([
    'load catalog 9.9.9',
    'load catalog ../../etc',
    'server catalog 2.0.0',
    'load catalog 2.0.0 and more',
    'load catalog 2.0.0 900',
    'alive catalog 2.0.0 soon',
    '{"part":"catalog"}',
    '',
  ])('is left out when it can be of no version here: %j', async (text) => {
    expect((await tell(text)).statusCode).toBeLessThan(500);
    expect(noted).toEqual([]);
  });

  it('is no failure where a page came alive, and the limit of failures does not count it', async () => {
    for (let at = 0; at < 30; at += 1) await tell('alive catalog 2.0.0 900');
    await tell('draw catalog 2.0.0');
    expect(noted).toHaveLength(31);
    expect(noted.slice(-2)).toEqual(['alive catalog 2.0.0 900', 'catalog 2.0.0 draw']);
  });

  it('is not read further than a report is long', async () => {
    expect((await tell('x'.repeat(300))).statusCode).toBe(413);
  });

  it('is counted twenty times a minute from one address, and from others meanwhile', async () => {
    for (let at = 0; at < 25; at += 1) await tell('load catalog 2.0.0');
    expect(noted).toHaveLength(20);
    await tell('load catalog 2.0.0', '192.0.2.2');
    expect(noted).toHaveLength(21);
  });
});
