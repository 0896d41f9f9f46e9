import { emit, on, persistedEvents, resetEvents } from '@shop/shared/bus';
import { eventVersions } from '@shop/shared/contract';
import { clearTokens, storedTokens, storeTokens } from '@shop/shared/tokens';

const cartKey = 'shop-fact cart/changed@1';

/** Stores a fact as another tab of the same visitor does, with the event in this one. */
function otherTab(key: string, session: string | undefined, detail: unknown): void {
  localStorage.setItem(key, JSON.stringify([session, detail]));
  dispatchEvent(new StorageEvent('storage', { key }));
}

const here = () => storedTokens()?.session;
const comeBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

let counts: number[];
let end: () => void;

beforeEach(() => {
  storeTokens({ access: 'a1', refresh: 'r1' });
  resetEvents();
  counts = [];
  end = on('cart/changed', ({ count }) => counts.push(count));
  counts.length = 0;
});
afterEach(() => end());

describe('a fact about a signed-in visitor', () => {
  it('reaches the other tabs, and pages to come', () => {
    emit('cart/changed', { count: 2 });
    expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([here(), { count: 2 }]));
  });

  it('of another tab is heard, and not passed on', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    otherTab(cartKey, here(), { count: 3 });
    expect(counts).toEqual([3]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('that is known already is not delivered again', () => {
    emit('cart/changed', { count: 3 });
    otherTab(cartKey, here(), { count: 3 });
    expect(counts).toEqual([3]);
  });

  it('of the wishlist is shared just as well', () => {
    const lists: unknown[] = [];
    const stop = on('wishlist/changed', ({ productIds }) => lists.push(productIds));
    otherTab('shop-fact wishlist/changed@1', here(), { productIds: [4, 7] });
    stop();
    expect(lists).toEqual([[], [4, 7]]);
  });

  it('is caught up with after Back from the page cache, where nothing is heard', () => {
    localStorage.setItem(cartKey, JSON.stringify([here(), { count: 6 }]));
    comeBack(false);
    expect(counts).toEqual([]);
    comeBack(true);
    expect(counts).toEqual([6]);
  });

  it('of another session, another version or a broken one is not heeded', () => {
    otherTab(cartKey, 'another', { count: 9 });
    otherTab('shop-fact cart/changed@2', here(), { count: 9 });
    otherTab(cartKey, here(), { count: -1 });
    otherTab(cartKey, here(), { count: '9' });
    otherTab(cartKey, here(), null);
    localStorage.setItem(cartKey, '{broken');
    dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    otherTab('shop-fact wishlist/changed@1', here(), { productIds: ['x'] });
    expect(counts).toEqual([]);
  });

  it('is forgotten when the session ends: a signed-out visitor has no cart', () => {
    emit('cart/changed', { count: 5 });
    clearTokens();
    resetEvents();
    resetEvents();
    expect(counts).toEqual([5, 0]);
    expect(localStorage).toHaveLength(0);
    const late: number[] = [];
    on('cart/changed', ({ count }) => late.push(count))();
    expect(late).toEqual([0]);
  });

  it('stays in this tab when no visitor is signed in', () => {
    clearTokens();
    emit('cart/changed', { count: 1 });
    expect(localStorage).toHaveLength(0);
  });

  it('has the version that the contract states', () => {
    for (const [name, { version }] of Object.entries(persistedEvents)) {
      expect(eventVersions).toHaveProperty([name], version);
    }
  });
});
