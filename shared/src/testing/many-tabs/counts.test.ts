import fc from 'fast-check';
import { openTab, type Tab } from './open-tab';
import { SharedStorage } from './shared-storage';
import { ShopApi } from './shop-api';
import { VirtualTime } from './virtual-time';

const time = new VirtualTime();
time.install();
const api = new ShopApi(time, false, () => 20);
const storage = new SharedStorage(time, 10);

let tabs: Tab[];
let counts: number[];

beforeAll(async () => {
  tabs = [
    await openTab(storage, () => api),
    await openTab(storage, () => api),
    await openTab(storage, () => api),
  ];
  counts = [];
  tabs.forEach((tab, index) => {
    tab.session.startSession();
    tab.bus.on('cart/changed', ({ count }) => {
      counts[index] = count;
    });
  });
});

const first = () => tabs[0] as Tab;

async function signIn(): Promise<void> {
  first().tokens.storeTokens(api.signIn('asha'));
  await time.pass(500);
}

describe('the counts of a visitor’s tabs', () => {
  it('agree, whichever tab changes the cart, at the same time or not', async () => {
    await signIn();
    const change = fc.record({
      tab: fc.integer({ min: 0, max: 2 }),
      count: fc.nat(20),
      wait: fc.constantFrom(0, 0, 3, 12, 40),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        for (const { tab, count, wait } of changes) {
          tabs[tab]?.bus.emit('cart/changed', { count });
          await time.pass(wait);
        }
        await time.pass(100);
        expect(new Set(counts).size).toBe(1);
      }),
    );
  });

  it('do not go round between tabs that tell what they heard', async () => {
    await signIn();
    let writes = 0;
    storage.onWrite = () => {
      writes += 1;
    };
    tabs[1]?.bus.emit('cart/changed', { count: 20 });
    await time.pass(100);
    const ends = tabs.map((tab) =>
      tab.bus.on('cart/changed', ({ count }) => {
        if (count === 21) time.after(30, () => tab.bus.emit('cart/changed', { count }));
      }),
    );
    tabs[1]?.bus.emit('cart/changed', { count: 21 });
    await time.pass(500);
    for (const end of ends) end();
    expect(counts).toEqual([21, 21, 21]);
    expect(writes).toBe(2);
  });

  it('are none in all tabs within a second of signing out in one', async () => {
    await signIn();
    tabs[2]?.bus.emit('cart/changed', { count: 3 });
    await time.pass(100);
    expect(counts).toEqual([3, 3, 3]);
    tabs[1]?.session.logout();
    await time.pass(1_000);
    expect(counts).toEqual([0, 0, 0]);
    expect(tabs.map(({ session }) => session.session().state)).toEqual(Array(3).fill('signed-out'));
  });
});
