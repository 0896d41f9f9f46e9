import { timeoutsMs } from '../timeouts';
import { ApiOutage } from './api-outage';
import { apiTransport } from './api-transport';

const url = (path: string) => `http://api.example/${path}`;

/** An API that answers each call after so many ms. */
function apiOf(answerMs: (url: string) => number) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(
    (address, { signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(new Response('[]')), answerMs(String(address)));
      }),
  );
}

/** @returns the status that a page is answered with, and after how many ms */
async function answered(
  reply: Promise<{ status: number }>,
  passMs = 30_000,
): Promise<[number, number]> {
  const start = performance.now();
  let end = start;
  const status = reply.then((answer) => {
    end = performance.now();
    return answer.status;
  });
  await jest.advanceTimersByTimeAsync(passMs);
  return [await status, end - start];
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an API that is slow', () => {
  it('is 504 for the page that asked, and a later page gets the answer that came meanwhile', async () => {
    const api = apiOf(() => 5_000);
    const ask = apiTransport();
    expect(await answered(ask(url('products')))).toEqual([504, timeoutsMs.api]);
    expect(await answered(ask(url('products')))).toEqual([200, 0]);
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('holds up the pages that follow only briefly, until none was late for 30 s', async () => {
    let answerMs = 5_000;
    apiOf(() => answerMs);
    const ask = apiTransport();
    expect(await answered(ask(url('a')))).toEqual([504, timeoutsMs.api]);
    expect(await answered(ask(url('b')))).toEqual([504, timeoutsMs.slowApi]);
    answerMs = timeoutsMs.slowApi + 500;
    expect(await answered(ask(url('c')))).toEqual([504, timeoutsMs.slowApi]);
    expect(await answered(ask(url('d')))).toEqual([200, answerMs]);
  });

  it('is slow although some of its addresses answer at once', async () => {
    apiOf((address) => (address === url('categories') ? 20 : 5_000));
    const ask = apiTransport();
    expect(await answered(ask(url('products')), 6_000)).toEqual([504, timeoutsMs.api]);
    expect(await answered(ask(url('categories')), 1_000)).toEqual([200, 20]);
    expect(await answered(ask(url('products/a')))).toEqual([504, timeoutsMs.slowApi]);
  });

  it('is not asked again because data has changed', async () => {
    const api = apiOf(() => 5_000);
    let cache: { expire(): void } | undefined;
    const ask = apiTransport(undefined, undefined, (made) => {
      cache = made;
    });
    expect(await answered(ask(url('products')))).toEqual([504, timeoutsMs.api]);
    cache?.expire();
    expect(await answered(ask(url('products')))).toEqual([200, 0]);
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('is one call that failed for the log, also when it never answers', async () => {
    const outage = new ApiOutage();
    const failed = jest.spyOn(outage, 'failed');
    apiOf(() => 60_000);
    const ask = apiTransport(undefined, outage);
    void ask(url('a'));
    expect(await answered(ask(url('a')))).toEqual([504, timeoutsMs.api]);
    expect(failed.mock.calls).toEqual([[new Error(`no answer within ${timeoutsMs.api} ms`)]]);
  });
});

it('a form is sent each time that it is submitted, and cached for no page', async () => {
  const api = apiOf(() => 20);
  const send = apiTransport();
  for (const form of ['{"a":1}', '{"a":1}']) {
    expect(await answered(send(url('orders'), form))).toEqual([200, 20]);
  }
  expect(await answered(send(url('orders')))).toEqual([200, 20]);
  expect(api.mock.calls.map(([, init]) => [init?.method, init?.body])).toEqual([
    ['POST', '{"a":1}'],
    ['POST', '{"a":1}'],
    [undefined, undefined],
  ]);
});
