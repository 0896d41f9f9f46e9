import type { ReleaseSet } from '../../release-set/release-set';
import { PreloadedRelease } from './preloaded-release';
import type { ReleaseRenderer } from './release-renderer';

const minuteMs = 60_000;

let preloaded: PreloadedRelease;
let closed: string[];
let begun: string[];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
  preloaded = new PreloadedRelease();
  closed = [];
  begun = [];
});
afterEach(() => jest.useRealTimers());

/** What is read of the store. @param ready when it has loaded @param at when a promote began to check it */
const check = (
  id: string,
  ready: Promise<unknown> = Promise.resolve(),
  at = new Date().toISOString(),
) => {
  const load = async () => {
    begun.push(id);
    await ready;
    return { set: { id }, close: async () => void closed.push(id) } as unknown as ReleaseRenderer;
  };
  preloaded.start({ at, set: { id } as ReleaseSet }, load);
};

describe('a release that a promote is checking', () => {
  it('is closed when the channel has not moved to it after three minutes', async () => {
    check('one');
    await jest.advanceTimersByTimeAsync(3 * minuteMs - 1);
    expect(closed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(closed).toEqual(['one']);
    expect(await preloaded.take('one')).toBeUndefined();
  });

  it('stays once the channel has moved to it', async () => {
    check('one');
    expect((await preloaded.take('one'))?.set.id).toBe('one');
    await jest.advanceTimersByTimeAsync(4 * minuteMs);
    await preloaded.close();
    expect(closed).toEqual([]);
  });

  it('is loaded once, and stays longer, when another promote checks it again', async () => {
    check('one');
    await jest.advanceTimersByTimeAsync(2 * minuteMs);
    check('one');
    await jest.advanceTimersByTimeAsync(2 * minuteMs);
    expect([begun, closed]).toEqual([['one'], []]);
  });

  it('makes way for the next one, once it has loaded', async () => {
    let end = () => {};
    check('one', new Promise<void>((done) => (end = done)));
    await jest.advanceTimersByTimeAsync(1);
    const at = new Date().toISOString();
    check('two', undefined, at);
    expect(begun).toEqual(['one']);
    end();
    await jest.advanceTimersByTimeAsync(1_000);
    // The store is read each second.
    check('two', undefined, at);
    await jest.advanceTimersByTimeAsync(1_000);
    check('two', undefined, at);
    await jest.advanceTimersByTimeAsync(1);
    expect([begun, closed]).toEqual([['one', 'two'], ['one']]);
  });

  it('is loaded when it is live where it does not run yet', async () => {
    check('one', Promise.reject(new Error('no bags')));
    expect(await preloaded.take('one')).toBeUndefined();
  });
});
