import { withTimeout } from '@shop/shared/async';
import { loadSlot, type PreloadedWidget } from '@shop/shared/federation';
import { use } from 'react';

/** A slot whose code has not come by then no longer keeps the page waiting, in ms. */
const widgetTimeoutMs = 5_000;

const never = new Promise<never>(() => {});

/** Stays as the server drew it: React leaves alone what waits. */
const held: PreloadedWidget = { Component: () => use(never), data: undefined, isDeferred: true };

/** The widgets that the server rendered, with the data they came with. */
export async function preloadWidgets(
  slots: Readonly<Record<string, unknown>>,
): Promise<Map<string, PreloadedWidget>> {
  const { signal } = new AbortController();
  const entries = Object.entries(slots).map(async ([key, data]) => {
    const slot = await withTimeout(loadSlot(key, signal, { data }), widgetTimeoutMs, key).catch(
      () => held,
    );
    return [key, slot] as const;
  });
  return new Map(await Promise.all(entries));
}
