/**
 * Every event on the bus: name → detail. Events are facts in the past tense, owner first.
 * A changed meaning is a new version; additions are not.
 */
export interface ShopEvents {
  'cart/changed': { count: number };
  'wishlist/changed': { productIds: readonly number[] };
}

export type EventName = keyof ShopEvents;

/** Version of each event's detail, stated in a remote's contract. */
export const eventVersions: Readonly<Record<EventName, number>> = {
  'cart/changed': 1,
  'wishlist/changed': 1,
};
