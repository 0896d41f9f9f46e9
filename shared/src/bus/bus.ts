import type { EventName, ShopEvents } from '@shop/shared/contract';
import {
  onStoredFact,
  persistedEvents,
  removeFact,
  sharedNames,
  storedFact,
  storeFact,
} from './persisted-events';

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
