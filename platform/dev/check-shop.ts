/** A shop that answers nothing by then is not there, in ms. */
const timeoutMs = 5_000;

/**
 * Looks whether a shop runs at an address, before anything is built for it.
 * @throws saying what is there instead
 */
export async function checkShop(shop: string): Promise<void> {
  const health = new URL('/healthz', shop);
  const response = await fetch(health, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: Error & { cause?: Error }) => {
      throw new Error(`the shop at ${shop} does not answer: ${(error.cause ?? error).message}`);
    },
  );
  // A shop answers JSON, also when it is not healthy.
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) {
    throw new Error(`there is no shop at ${shop}: it answers ${health.pathname} otherwise`);
  }
}
