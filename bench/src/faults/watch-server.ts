import { setTimeout as pause } from 'node:timers/promises';

/** What became of a server's other pages. */
export interface Meanwhile {
  answered: number;
  failed: number;
  /** ms */
  slowest: number;
}

/** Time between two requests, and the longest that one may take, in ms. */
const intervalMs = 200;
const timeoutMs = 5_000;

/**
 * Asks for another page of a storefront again and again, each time one that is in no cache.
 * @returns ends it, and tells how it went
 */
export function watchServer(shop: string): () => Promise<Meanwhile> {
  const seen: Meanwhile = { answered: 0, failed: 0, slowest: 0 };
  let going = true;
  const ask = async (turn: number) => {
    const since = performance.now();
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(`${shop}/contact?turn=${turn}`, { signal });
      await answer.text();
      if (answer.ok) seen.answered += 1;
      else seen.failed += 1;
    } catch {
      seen.failed += 1;
    }
    seen.slowest = Math.max(seen.slowest, performance.now() - since);
  };
  const watching = (async () => {
    for (let turn = 0; going; turn += 1) {
      await ask(turn);
      await pause(intervalMs);
    }
  })();
  return async () => {
    going = false;
    await watching;
    return seen;
  };
}
