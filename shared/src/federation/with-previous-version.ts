import { withTimeout } from '@shop/shared/async';

/** What does not answer by then has its previous version started beside it, in ms. */
const hedgeAfterMs = 3_000;

/**
 * What a part gives, in spite of a version that is broken: asked for once more when it fails at
 * once; then, or when it is slow, its previous version is loaded, and the first good one wins.
 * @param previous the same of the part's previous version; asked for only in need
 * @throws what the second try says, when the previous version fails too
 */
export async function withPreviousVersion<T>(
  load: () => Promise<T>,
  previous: () => Promise<T>,
): Promise<T> {
  const loaded = load().catch(load);
  const older = withTimeout(loaded, hedgeAfterMs, 'a part of the shop').catch(previous);
  // `Promise.any`, which Chromium 84 does not have.
  return new Promise((resolve) => {
    loaded.then(resolve, () => undefined);
    older.then(resolve, () => resolve(loaded));
  });
}
