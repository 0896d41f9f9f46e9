import { withTimeout } from '../async';

/**
 * What the host gives up on the server, in ms. Each must end within one task of the storefront
 * server, which other versions of the host run in too: `platform/server/timeouts.test.ts` compares them.
 */
export const entryTimeoutsMs = {
  /** data of a slot; then it shows its fallback, since the page is more than the slot */
  slot: 2_000,
  /** rendering a page whose data is there; a few ms are usual */
  render: 5_000,
  /** header and footer alone */
  frame: 3_000,
  /** data of a widget for another site */
  widget: 5_000,
  drawWidget: 3_000,
  /** a document of a remote, such as its feed */
  document: 5_000,
  /** the pages of a remote; then the sitemap leaves them out for now */
  sitemap: 8_000,
} as const;

/** @throws when the work does, or takes longer; its signal is aborted then */
export function withLimit<T>(
  timeoutMs: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return withTimeout(work(controller.signal), timeoutMs, what).catch((error: unknown) => {
    controller.abort();
    throw error;
  });
}
