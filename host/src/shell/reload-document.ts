import { timeoutSignal } from '@shop/shared/async';

/** The server is given up after this, and so is a document that does not come, in ms. */
const timeoutMs = 5_000;

/**
 * Loads the address of the browser as a document, when its server answers: offline a browser would
 * put an error of its own in place of the page.
 * @param signal ends the attempt while the server has not answered
 * @returns settled when the document does not come
 */
export async function reloadDocument(signal: AbortSignal): Promise<void> {
  const limit = timeoutSignal(timeoutMs, signal);
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', signal: limit.signal });
    if (status >= 500) return;
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, timeoutMs));
  } catch {
    // No answer: whoever asked stays.
  } finally {
    limit.end();
  }
}
