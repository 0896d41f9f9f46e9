import { ApiOutage } from './api-outage';
import { apiTransport } from './api-transport';

let lines: unknown[][];
let outage: ApiOutage;
const refused = () =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }),
  });

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  outage = new ApiOutage();
  outage.writeTo((details, message) => lines.push([message, details]));
});
afterEach(() => jest.useRealTimers());

describe('an API that is away', () => {
  const begun = [
    'the API does not answer',
    { code: 'ECONNREFUSED', reason: 'connect ECONNREFUSED 127.0.0.1:9' },
  ];

  it('is one line as it goes and one as it comes back, however many pages ask for it', () => {
    outage.answered();
    for (let call = 0; call < 100; call += 1) outage.failed(refused());
    expect(lines).toEqual([begun]);
    jest.advanceTimersByTime(20_000);
    for (let call = 0; call < 3; call += 1) outage.answered();
    expect(lines).toEqual([begun, ['the API answers again', { failedCalls: 100, seconds: 20 }]]);
  });

  it('is logged once a minute meanwhile, with the calls that failed', () => {
    for (let second = 0; second < 150; second += 1) {
      outage.failed(refused());
      jest.advanceTimersByTime(1_000);
    }
    expect(lines).toEqual([
      begun,
      ['the API still does not answer', { failedCalls: 60, seconds: 60 }],
      ['the API still does not answer', { failedCalls: 120, seconds: 120 }],
    ]);
  });

  it('is not logged again where nothing was asked', () => {
    outage.failed(refused());
    jest.advanceTimersByTime(600_000);
    expect(lines).toEqual([begun]);
  });

  it('is one outage while calls fail and succeed in turn', () => {
    for (let second = 0; second < 50; second += 1) {
      outage.failed(new Error('it answered 500'));
      outage.answered();
      jest.advanceTimersByTime(1_000);
    }
    expect(lines).toEqual([
      ['the API does not answer', { code: undefined, reason: 'it answered 500' }],
    ]);
  });

  it('is noticed by what pages ask for, whether it is gone or answers 503', async () => {
    const fetchApi = apiTransport(undefined, outage);
    const api = jest.spyOn(globalThis, 'fetch').mockRejectedValue(refused());
    const ask = (path: string) => fetchApi(`http://api.example${path}`);
    for (const path of ['/a?token=secret', '/b', '/c']) await expect(ask(path)).rejects.toThrow();
    api.mockImplementation(async () => new Response('', { status: 503 }));
    for (const path of ['/a?token=secret', '/b']) expect((await ask(path)).status).toBe(503);
    jest.advanceTimersByTime(6_000);
    api.mockImplementation(async () => new Response('[]'));
    expect((await ask('/a?token=secret')).status).toBe(200);
    expect(lines).toEqual([begun, ['the API answers again', { failedCalls: 5, seconds: 6 }]]);
  });
});
