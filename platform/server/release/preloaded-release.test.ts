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

/** A promote begins to check a release now. @param ready when it has loaded */
const check = (id: string, ready: Promise<unknown> = Promise.resolve()) => {
  const load = async () => {
    begun.push(id);
    await ready;
    return { set: { id }, close: async () => void closed.push(id) } as unknown as ReleaseRenderer;
  };
  preloaded.start({ at: new Date().toISOString(), set: { id } as ReleaseSet }, load);
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

  it('makes way for the next one, and not before it has loaded', async () => {
    let end = () => {};
    check('one', new Promise<void>((done) => (end = done)));
    await jest.advanceTimersByTimeAsync(1);
    check('two');
    expect(begun).toEqual(['one']);
    end();
    await jest.advanceTimersByTimeAsync(1);
    check('three');
    await jest.advanceTimersByTimeAsync(1);
    expect([begun, closed]).toEqual([['one', 'three'], ['one']]);
  });

  it('is loaded when it is live where it does not run yet', async () => {
    check('one', Promise.reject(new Error('no bags')));
    expect(await preloaded.take('one')).toBeUndefined();
  });
});
