import fc from 'fast-check';
import { openTab, type Tab } from './open-tab';
import { SharedLocks } from './shared-locks';
import { SharedStorage } from './shared-storage';
import { ShopApi, type Weather } from './shop-api';
import { VirtualTime } from './virtual-time';

/** Whatever happens in whatever order, these rules hold (spec section 4, auth and token refresh). */

const time = new VirtualTime();
time.install();
const storage = new SharedStorage(time, 0);

let api: ShopApi;
let tabs: Tab[];

/** One call of a tab; its path is its own, so that what was sent for it can be recognised. */
interface Call {
  path: string;
  public: boolean;
  /** who was signed in when it was made */
  user: string;
  outcome: 'open' | 'done' | 'refused' | 'failed';
}

/** One run: what was done so far, and what must not have happened. */
class Run {
  readonly calls: Call[] = [];
  readonly faults: string[] = [];
  signingOut = false;
  /** the latest of all sign-ins and sign-outs was a sign-out */
  private signedOut = false;

  constructor(rotates: boolean, delay: number) {
    api = new ShopApi(time, rotates, () => delay);
    storage.onWrite = (key, value, before) => {
      if (key === 'access_token' && value === undefined) this.checkCleared(before ?? '');
    };
  }

  call(tab: Tab, isPublic: boolean): void {
    const id = this.calls.length + 1;
    const path = isPublic ? `/api/auth/products/${id}/` : `/api/auth/cart/${id}/`;
    const user = api.signed.get(tab.tokens.storedTokens()?.access ?? '')?.user ?? '';
    const call: Call = { path, public: isPublic, user, outcome: 'open' };
    this.calls.push(call);
    const sent = isPublic
      ? tab.http.request('GET /api/auth/products/{ref}/', { params: { ref: String(id) } })
      : tab.http.request('DELETE /api/auth/cart/{id}/', { params: { id } });
    sent.then(
      () => {
        call.outcome = 'done';
      },
      (error) => {
        call.outcome = tab.http.isHttpError(error, 401) ? 'refused' : 'failed';
      },
    );
  }

  signIn(tab: Tab, user: string): void {
    this.signedOut = false;
    tab.tokens.storeTokens(api.signIn(user));
  }

  signOut(tab: Tab): void {
    this.signingOut = true;
    // A tab that has not seen the sign-in has no one to sign out.
    this.signedOut ||= tab.tokens.storedTokens() !== undefined;
    tab.session.logout();
    this.signingOut = false;
  }

  /** Tokens are cleared on signing out, or when the API answered and did not take them. */
  private checkCleared(access: string): void {
    const signed = api.signed.get(access);
    const refused =
      api.refusedByMe.has(access) ||
      (signed !== undefined &&
        api.refused.has(access) &&
        (api.refusedRefreshes.has(signed.refresh) || api.refusedFresh.has(access)));
    const over = this.signingOut || (storage.lag > 0 && this.signedOut);
    if (!over && !refused) this.faults.push(`${access} was cleared for no reason`);
  }

  async end(): Promise<string[]> {
    await time.pass(60_000);
    api.weather = { refresh: 'fine', calls: 'fine' };
    await time.pass(120_000);
    const before = this.calls.length;
    for (const tab of tabs) this.call(tab, false);
    await time.pass(60_000);
    const stored = tabs[0]?.tokens.storedTokens()?.access ?? '';
    for (const { path, user, outcome } of this.calls.slice(before)) {
      if (outcome === 'failed') this.faults.push(`${path} failed when all was well again`);
      if (outcome === 'refused' && api.signed.get(stored)?.user === user && !api.gone.has(user)) {
        this.faults.push(`${path} was refused, and the tokens kept`);
      }
    }
    for (const call of this.calls) this.checkCall(call);
    if (api.maxUnderway > 1) this.faults.push(`${api.maxUnderway} refreshes at once`);
    const { access, refresh } = tabs[0]?.tokens.storedTokens() ?? {};
    if (api.refusedRefreshes.has(refresh ?? '') || api.refusedByMe.has(access ?? '')) {
      this.faults.push(`${access} was not taken, and kept`);
    }
    const user = access === undefined ? undefined : api.signed.get(access)?.user;
    if (this.signedOut && access !== undefined) this.faults.push('signed out, and in again');
    for (const tab of tabs) {
      const now = tab.session.session();
      const who = now.state === 'signed-in' ? now.user.email : undefined;
      if (who !== user || now.state === 'unknown') {
        this.faults.push(`a tab says ${now.state} ${who}, the tokens say ${user}`);
      }
    }
    return this.faults;
  }

  private checkCall({ path, public: isPublic, user, outcome }: Call): void {
    const tokens = api.sent.get(path) ?? [];
    if (outcome === 'open') this.faults.push(`${path} never settled`);
    // A refreshed token may be refused too, as that of a deleted account: a public call needs none.
    const isWithout = isPublic && tokens.at(-1) === '';
    if (tokens.length > (isWithout ? 3 : 2)) {
      this.faults.push(`${path} was sent ${tokens.length} times`);
    }
    if (isPublic && outcome === 'refused' && tokens.length < 2) {
      this.faults.push(`${path} is public, and was not tried again`);
    }
    for (const token of tokens) {
      const sender = api.signed.get(token)?.user;
      if (sender !== undefined && sender !== user) {
        this.faults.push(`${path} of ${user || 'nobody'} was sent as ${sender}`);
      }
    }
  }
}

class Step implements fc.AsyncCommand<object, Run> {
  constructor(
    private readonly name: string,
    private readonly wait: number,
    private readonly act: (run: Run) => void,
  ) {}

  check = () => true;

  async run(_model: object, run: Run): Promise<void> {
    this.act(run);
    await time.pass(this.wait);
  }

  toString = () => `${this.name}, then ${this.wait} ms`;
}

const tabOf = (index: number): Tab => tabs[index] as Tab;
const wait = fc.constantFrom(0, 1, 10, 30, 60, 100, 400, 3_000);
const tab = fc.integer({ min: 0, max: 2 });
const step = <T>(
  name: string,
  choice: fc.Arbitrary<T>,
  act: (run: Run, choice: T) => void,
): fc.Arbitrary<Step> =>
  fc
    .tuple(choice, wait)
    .map(
      ([value, ms]) => new Step(`${name} ${JSON.stringify(value)}`, ms, (run) => act(run, value)),
    );

const users = fc.constantFrom('asha', 'ravi');
const refreshWeather = fc.constantFrom<Weather['refresh'][]>(
  'fine',
  'refused',
  'limited',
  'tokenless',
  'broken',
  'away',
  'lost',
);

const steps = [
  step(
    'calls in tab',
    fc.tuple(tab, fc.array(fc.boolean(), { minLength: 1, maxLength: 6 })),
    (run, [index, kinds]) => {
      for (const isPublic of kinds) run.call(tabOf(index), isPublic);
    },
  ),
  step('tokens expire', fc.constant(''), () => api.expire()),
  step('refreshes are', refreshWeather, (_, refresh) => {
    api.weather = { ...api.weather, refresh };
  }),
  step('calls are', fc.constantFrom<Weather['calls'][]>('fine', 'broken', 'away'), (_, calls) => {
    api.weather = { ...api.weather, calls };
  }),
  step(
    'the current-user call is',
    fc.constantFrom<Weather['me'][]>(undefined, 'forbidden', 'limited'),
    (_, me) => {
      api.weather = { ...api.weather, me };
    },
  ),
  step('sign in, tab', fc.tuple(tab, users), (run, [index, user]) => {
    // The login page sends signed-in visitors away; at once is faster than any hand.
    const free = storage.lag === 0 || tabs.every(({ tokens }) => !tokens.storedTokens());
    if (free && !api.gone.has(user)) run.signIn(tabOf(index), user);
  }),
  step('sign out, tab', tab, (run, index) => run.signOut(tabOf(index))),
  step('gone is', users, (_, user) => void api.gone.add(user)),
];

/** No one is signed in, and nothing is under way. */
async function reset(): Promise<void> {
  storage.onWrite = () => undefined;
  api = new ShopApi(time, false, () => 1);
  for (const one of tabs) one.session.logout();
  await time.pass(120_000);
}

async function openTabs(): Promise<void> {
  tabs = [
    await openTab(storage, () => api),
    await openTab(storage, () => api),
    await openTab(storage, () => api),
  ];
  for (const one of tabs) one.session.startSession();
}

const holdRules = (runs: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.constantFrom(1, 20, 120),
      fc.commands(steps, { maxCommands: 24 }),
      async (rotates, delay, commands) => {
        await reset();
        const run = new Run(rotates, delay);
        tabOf(0).tokens.storeTokens(api.signIn('asha'));
        await fc.asyncModelRun(() => ({ model: {}, real: run }), commands);
        expect(await run.end()).toEqual([]);
      },
    ),
    { numRuns: runs },
  );

beforeAll(async () => {
  api = new ShopApi(time, false, () => 1);
  await openTabs();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  storage.lag = 0;
});

describe('whatever happens in three tabs, in whatever order', () => {
  it('every call settles, is repeated at most once with a token and never as somebody else; one refresh at a time; only what failed is cleared', async () => {
    Object.defineProperty(navigator, 'locks', { value: new SharedLocks(), configurable: true });
    await holdRules(2_000);
  }, 240_000);

  it('the same holds where tabs see each other’s storage a little later', async () => {
    Object.defineProperty(navigator, 'locks', { value: new SharedLocks(), configurable: true });
    storage.lag = 10;
    await holdRules(500);
  }, 240_000);

  it('the same holds for a lease, in a browser without locks', async () => {
    storage.lag = 10;
    await holdRules(500);
  }, 240_000);
});
