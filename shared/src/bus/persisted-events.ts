import type { EventName, ShopEvents } from '@shop/shared/contract';
import { onStored, readStored, writeStored } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';

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

export const sharedNames = Object.keys(persistedEvents) as EventName[];

const keyOf = (name: EventName): string => `shop-fact ${name}@${persistedEvents[name].version}`;

/** Tells the other tabs, and pages to come, of a fact; they heed it in the same session only. */
export function storeFact(name: EventName, detail: object): void {
  const session = storedTokens()?.session;
  if (session !== undefined) writeStored(keyOf(name), JSON.stringify([session, detail]));
}

/** @returns the last fact of this session from any tab, undefined when there is none */
export function storedFact<N extends EventName>(name: N): ShopEvents[N] | undefined {
  try {
    const [session, detail] = JSON.parse(readStored(keyOf(name)) ?? '[]');
    const sound = session === storedTokens()?.session && persistedEvents[name].isValid(detail);
    return sound ? detail : undefined;
  } catch {
    return undefined;
  }
}

export const removeFact = (name: EventName): void => void writeStored(keyOf(name), undefined);

/**
 * Listens for facts of other tabs, and for the page's return from the page cache, where it heard
 * none of them.
 */
export function onStoredFact(listener: (name: EventName) => void): void {
  if (typeof document === 'undefined') return;
  onStored((key) => {
    for (const name of sharedNames) if (key === keyOf(name)) listener(name);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sharedNames.forEach(listener);
  });
}
