import type { ShopEvents } from '@shop/shared/contract';
import { onStored, readStored, writeStored } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import type { Events } from 'federated-site/react';

/** Those of the shop's contract, and those that remotes declare for themselves. */
type EventName = keyof Events;
type Listener<N extends EventName> = (detail: Events[N]) => void;

const listeners = new Map<EventName, Set<Listener<never>>>();
const lastFacts = new Map<EventName, Events[EventName]>();
let isFollowing = false;

/**
 * Listens for an event, of this tab or another. A late subscriber gets the last fact at once.
 * @returns a function that ends the subscription
 */
export function on<N extends EventName>(name: N, listener: Listener<N>): () => void {
  if (!isFollowing) followOtherTabs();
  isFollowing = true;
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set);
  set.add(listener as Listener<never>);
  const last = lastFacts.get(name) ?? (isPersisted(name) ? storedFact(name) : undefined);
  if (last !== undefined) call(listener as Listener<never>, last);
  return () => void set.delete(listener as Listener<never>);
}

/** Calls every listener, in all tabs where this visitor is signed in. */
export function emit<N extends EventName>(name: N, detail: Events[N]): void {
  if (isPersisted(name)) storeFact(name, detail);
  deliver(name, detail);
}

/** For the session, when another one begins or none is left: facts of the previous one are void. */
export function resetEvents(): void {
  for (const name of lastFacts.keys()) if (!isPersisted(name)) lastFacts.delete(name);
  for (const name of persistedNames) {
    const fact = storedFact(name);
    if (!fact) writeStored(keyOf(name), undefined);
    receive(name, fact ?? persistedEvents[name].signedOutValue);
  }
}

function readStoredEvent(name: PersistedName): void {
  const fact = storedFact(name);
  if (fact) receive(name, fact);
}

/** Delivers a new fact, in this tab only: tabs that sent it on to each other would never end. */
function receive(name: EventName, fact: Events[EventName]): void {
  if (JSON.stringify(fact) !== JSON.stringify(lastFacts.get(name))) deliver(name, fact);
}

function deliver(name: EventName, detail: Events[EventName]): void {
  lastFacts.set(name, detail);
  for (const listener of [...(listeners.get(name) ?? [])]) call(listener, detail);
}

/** What a listener throws is its own: neither other listeners nor the caller of the bus fail. */
function call(listener: Listener<never>, detail: Events[EventName]): void {
  try {
    (listener as (detail: unknown) => void)(detail);
  } catch (error) {
    // Uncaught, as `reportError` would have it, which Chromium 94 does not know.
    setTimeout(() => {
      throw error;
    });
  }
}

/** Those that a remote declares for itself stay in this tab. */
type PersistedName = keyof ShopEvents;

/** An event about a signed-in visitor, whose last fact all tabs share. */
interface PersistedEvent<N extends PersistedName> {
  /** as in the contract, whose values would bring its schemas into every page */
  version: number;
  /** the fact when no visitor is signed in */
  signedOutValue: Events[N];
  /** Another release, or a person, may have written what is stored. */
  isValid: (detail: Partial<Events[N]>) => boolean;
}

export const persistedEvents: { readonly [N in PersistedName]: PersistedEvent<N> } = {
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

const persistedNames = Object.keys(persistedEvents) as PersistedName[];

const isPersisted = (name: EventName): name is PersistedName => name in persistedEvents;

const keyOf = (name: PersistedName): string => `shop-fact ${name}@${persistedEvents[name].version}`;

/** Stores a fact for the other tabs and later pages; they use it in the same session only. */
function storeFact(name: PersistedName, detail: object): void {
  const session = storedTokens()?.session;
  if (session !== undefined) writeStored(keyOf(name), JSON.stringify([session, detail]));
}

/** @returns the last fact of this session from any tab, undefined when there is none */
function storedFact<N extends PersistedName>(name: N): Events[N] | undefined {
  try {
    const [session, detail] = JSON.parse(readStored(keyOf(name)) ?? '[]');
    const isOwn = session === storedTokens()?.session;
    return isOwn && persistedEvents[name].isValid(detail) ? detail : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Listens for facts of other tabs. A page that comes back from the page cache got none of them
 * there: it reads them then.
 */
function followOtherTabs(): void {
  if (typeof document === 'undefined') return;
  onStored((key) => {
    for (const name of persistedNames) if (key === keyOf(name)) readStoredEvent(name);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) persistedNames.forEach(readStoredEvent);
  });
}
