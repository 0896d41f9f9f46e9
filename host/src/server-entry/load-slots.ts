import { withTimeout } from '@shop/shared/async';
import {
  loadSlot,
  type PageHandle,
  type PreloadedWidget,
  widgetKey,
} from '@shop/shared/federation';
import { isUnavailable } from '@shop/shared/http';

/** A slot that is slower than this shows its fallback, in ms. */
const slotTimeoutMs = 2_000;

type Match = { route: { handle?: unknown }; params: Readonly<Record<string, string | undefined>> };

/**
 * Loads the widgets that the matched routes list, beside each other. One that fails or is slow is
 * left out: its slot renders the fallback.
 */
export async function loadSlots(matches: readonly Match[]): Promise<Map<string, PreloadedWidget>> {
  const ready = new Map<string, PreloadedWidget>();
  const requests = matches.flatMap(
    ({ route, params }) => (route.handle as PageHandle | undefined)?.slots?.(params) ?? [],
  );
  await Promise.all(
    requests.map(async ({ name, props }) => {
      const key = widgetKey(name, props);
      const controller = new AbortController();
      try {
        ready.set(key, await withTimeout(loadSlot(key, controller.signal), slotTimeoutMs, name));
      } catch (error) {
        controller.abort();
        if (isUnavailable(error)) return;
        console.warn(`slot ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
  return ready;
}
