import type { EventName, ShopEvents } from '@shop/shared/contract';
import { onStored, readStored, writeStored } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';

type Listener<N extends EventName> = (detail: ShopEvents[N]) => void;

const listeners = new Map<EventName, Set<Listener<never>>>();
const lastFacts = new Map<EventName, ShopEvents[EventName]>();
let follows = false;

/**
 * Listens for an event, of this tab or another. A late subscriber gets the last fact at once.
 * @returns a function that ends the subscription
 */
export function on<N extends EventName>(name: N, listener: Listener<N>): () => void {
  if (!follows) onStoredFact(readStoredEvents);
  follows = true;
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set);
  set.add(listener as Listener<never>);
  const last = lastFacts.get(name) ?? storedFact(name);
  if (last !== undefined) listener(last as ShopEvents[N]);
  return () => void set.delete(listener as Listener<never>);
}

/** Tells every listener, in all tabs where this visitor is signed in. */
export function emit<N extends EventName>(name: N, detail: ShopEvents[N]): void {
  storeFact(name, detail);
  deliver(name, detail);
}

/** For the session, when it changes hands: what was true of the one before is no longer. */
export function resetEvents(): void {
  for (const name of sharedNames) {
    const fact = storedFact(name);
    if (!fact) removeFact(name);
    receive(name, fact ?? persistedEvents[name].signedOutValue);
  }
}

function readStoredEvents(name: EventName): void {
  const fact = storedFact(name);
  if (fact) receive(name, fact);
}

/** What is known already is not told again; nothing heard is passed on, so tabs never echo. */
function receive(name: EventName, fact: ShopEvents[EventName]): void {
  if (JSON.stringify(fact) !== JSON.stringify(lastFacts.get(name))) deliver(name, fact);
}

/** A listener that throws does not keep the others from hearing. */
function deliver(name: EventName, detail: ShopEvents[EventName]): void {
  lastFacts.set(name, detail);
  for (const listener of [...(listeners.get(name) ?? [])]) {
    try {
      (listener as (detail: unknown) => void)(detail);
    } catch (error) {
      // Uncaught, as `reportError` would have it, which Chromium 94 does not know.
      setTimeout(() => {
        throw error;
      });
    }
  }
}

/** What the bus knows of an event about a signed-in visitor, which all tabs share. */
interface SharedFact<N extends EventName> {
  /** as in the contract: a tab of another release may mean something else */
  version: number;
  /** what is true when nobody is signed in */
  signedOutValue: ShopEvents[N];
  /** Other releases, and hands, have written what is stored. */
  isValid: (detail: Partial<ShopEvents[N]>) => boolean;
}

export const persistedEvents: { readonly [N in EventName]: SharedFact<N> } = {
  'cart/changed': {
    version: 1,
    signedOutValue: { count: 0 },
    isValid: ({ count }) => Number.isInteger(count) && Number(count) >= 0,
  },
  'wishlist/changed': {
    version: 1,
    signedOutValue: { productIds: [] },
    isValid: ({ productIds }) => Array.isArray(productIds) && productIds.every(Number.isInteger),
  },
};

const sharedNames = Object.keys(persistedEvents) as EventName[];

const keyOf = (name: EventName): string => `shop-fact ${name}@${persistedEvents[name].version}`;

/** Tells the other tabs, and pages to come, of a fact; they heed it in the same session only. */
function storeFact(name: EventName, detail: object): void {
  const session = storedTokens()?.session;
  if (session !== undefined) writeStored(keyOf(name), JSON.stringify([session, detail]));
}

/** @returns the last fact of this session from any tab, undefined when there is none */
function storedFact<N extends EventName>(name: N): ShopEvents[N] | undefined {
  try {
    const [session, detail] = JSON.parse(readStored(keyOf(name)) ?? '[]');
    const sound = session === storedTokens()?.session && persistedEvents[name].isValid(detail);
    return sound ? detail : undefined;
  } catch {
    return undefined;
  }
}

const removeFact = (name: EventName): void => void writeStored(keyOf(name), undefined);

/**
 * Listens for facts of other tabs, and for the page's return from the page cache, where it heard
 * none of them.
 */
function onStoredFact(listener: (name: EventName) => void): void {
  if (typeof document === 'undefined') return;
  onStored((key) => {
    for (const name of sharedNames) if (key === keyOf(name)) listener(name);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sharedNames.forEach(listener);
  });
}
