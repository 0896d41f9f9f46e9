import { setTimeout as pause } from 'node:timers/promises';

/** Given up after this, in ms. */
const timeoutMs = 60_000;

/** Resolves when the product list, as the server sends it, says what it should. */
export async function untilShown(shop: string, words: RegExp): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const answer = await fetch(`${shop}/products`);
    if (words.test(await answer.text())) return;
    await pause(50);
  }
  throw new Error(`/products did not say ${words} within ${timeoutMs / 1000} s`);
}
