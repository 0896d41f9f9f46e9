import type { Page } from 'playwright-core';
import { watchNetwork } from './network-quiet';

/** How long (ms) a page may take to come alive. */
const timeoutMs = 60_000;

/**
 * Opens a page and waits until React answers to the visitor and the network is idle.
 * @returns a wait for the network to be idle again, for so many ms
 */
export async function openPage(page: Page, url: string): Promise<(quiet: number) => Promise<void>> {
  const quiet = watchNetwork(page);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  await comeAlive(page);
  await quiet();
  return quiet;
}

/** Asks from outside: waiting inside the page needs an eval, which its policy forbids. */
async function comeAlive(page: Page): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await page.evaluate(isAlive))) {
    if (performance.now() > end) throw new Error(`${page.url()} does not come alive`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Runs in the page: React leaves its props on every element that it has taken over. */
const isAlive = (): boolean =>
  Object.keys(document.querySelector('#root main') ?? {}).some((key) =>
    key.startsWith('__reactProps$'),
  );
