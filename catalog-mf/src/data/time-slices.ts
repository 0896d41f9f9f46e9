/** Longest work in one task, in ms: half a frame, so that a page on a slow phone still answers. */
const maxSliceMs = 8;

/**
 * Handles items one by one, and ends the task when it has lasted long enough: thousands of products
 * in one go would hold up typing and scrolling.
 */
export async function inTimeSlices<T>(
  items: readonly T[],
  handle: (item: T) => void,
): Promise<void> {
  let end = performance.now() + maxSliceMs;
  for (const item of items) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + maxSliceMs;
    }
    handle(item);
  }
}
