import type { EventName, ShopEvents } from '@shop/shared/contract';

type Listener<N extends EventName> = (detail: ShopEvents[N]) => void;

const listeners = new Map<EventName, Set<Listener<never>>>();
const lastFacts = new Map<EventName, ShopEvents[EventName]>();

/**
 * Listens for an event. A late subscriber gets the last fact at once.
 * @returns a function that ends the subscription
 */
export function on<N extends EventName>(name: N, listener: Listener<N>): () => void {
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set);
  set.add(listener as Listener<never>);
  const last = lastFacts.get(name);
  if (last !== undefined) listener(last as ShopEvents[N]);
  return () => void set.delete(listener as Listener<never>);
}

/** Tells every listener; a listener that throws does not keep the others from hearing. */
export function emit<N extends EventName>(name: N, detail: ShopEvents[N]): void {
  lastFacts.set(name, detail);
  for (const listener of [...(listeners.get(name) ?? [])]) {
    try {
      (listener as Listener<N>)(detail);
    } catch (error) {
      reportError(error);
    }
  }
}
