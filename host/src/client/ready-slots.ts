import { within } from '@shop/shared/async';
import { loadSlot, type ReadySlot } from '@shop/shared/federation';
import { use } from 'react';

/** A slot whose code has not come by then no longer keeps the page waiting, in ms. */
const patience = 5_000;

const never = new Promise<never>(() => {});

/** Stays as the server drew it: React leaves alone what waits. */
const held: ReadySlot = { Component: () => use(never), data: undefined, isHeld: true };

/** The widgets that the server rendered, with the data they came with. */
export async function readySlots(
  slots: Readonly<Record<string, unknown>>,
): Promise<Map<string, ReadySlot>> {
  const { signal } = new AbortController();
  const entries = Object.entries(slots).map(async ([key, data]) => {
    const slot = await within(loadSlot(key, signal, { data }), patience, key).catch(() => held);
    return [key, slot] as const;
  });
  return new Map(await Promise.all(entries));
}
