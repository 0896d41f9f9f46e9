import { openTab } from './open-tab';
import { SharedLocks } from './shared-locks';
import { SharedStorage } from './shared-storage';
import { ShopApi } from './shop-api';
import { VirtualTime } from './virtual-time';

const time = new VirtualTime();
time.install();

/** Answers take 5 to 84 ms, the same in every run. */
function delays(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return 5 + (seed % 80);
  };
}

async function fiveTabs(rotates: boolean, locks: boolean, lag: number) {
  if (locks)
    Object.defineProperty(navigator, 'locks', { value: new SharedLocks(), configurable: true });
  const api = new ShopApi(time, rotates, delays());
  const storage = new SharedStorage(time, lag);
  const tabs = [];
  for (let count = 0; count < 5; count += 1) tabs.push(await openTab(storage, () => api));
  tabs[0]?.tokens.storeTokens(api.signIn('asha@example.com'));
  await time.pass(100);
  return { api, tabs };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe.each([
  { rotates: true, locks: true, lag: 0 },
  { rotates: true, locks: true, lag: 15 },
  { rotates: true, locks: false, lag: 0 },
  { rotates: true, locks: false, lag: 15 },
  { rotates: false, locks: true, lag: 15 },
])('five tabs of one visitor %j', ({ rotates, locks, lag }) => {
  it('keep the session through 20 expiries with 20 calls each, and refresh once for all', async () => {
    const { api, tabs } = await fiveTabs(rotates, locks, lag);
    for (let round = 1; round <= 20; round += 1) {
      api.expire();
      const calls = tabs.flatMap(({ http }) =>
        Array.from({ length: 20 }, () => http.request('GET /api/auth/cart/')),
      );
      const settled = Promise.allSettled(calls);
      await time.pass(5_000);
      const outcomes = new Set((await settled).map(({ status }) => status));
      expect([round, [...outcomes], api.refreshes]).toEqual([round, ['fulfilled'], round]);
    }
    expect(api.maxUnderway).toBe(1);
    const stored = new Set(tabs.map(({ tokens }) => JSON.stringify(tokens.storedTokens())));
    expect(stored.size).toBe(1);
    expect(tabs[0]?.tokens.storedTokens()?.access).toMatch(/^a\d+$/);
  });
});

describe('a tab that is suspended with the lock', () => {
  it('does not keep the others waiting for ever', async () => {
    const { api, tabs } = await fiveTabs(true, true, 5);
    const wakeUp = (navigator.locks as unknown as SharedLocks).suspend();
    api.expire();
    const calls = Promise.allSettled(tabs.map(({ http }) => http.request('GET /api/auth/cart/')));
    await time.pass(60_000);
    expect((await calls).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    expect(api.refreshes).toBe(1);
    wakeUp();
  });
});

describe('a browser that has locks and refuses them', () => {
  it('refreshes all the same', async () => {
    const { api, tabs } = await fiveTabs(true, true, 5);
    jest
      .spyOn(navigator.locks, 'request')
      .mockRejectedValue(new DOMException('no', 'SecurityError'));
    api.expire();
    const calls = Promise.allSettled(tabs.map(({ http }) => http.request('GET /api/auth/cart/')));
    await time.pass(10_000);
    expect((await calls).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    expect(api.refreshes).toBe(1);
  });
});
