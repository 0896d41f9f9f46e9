import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A stream that ended, or was silent for the 5 minutes of `fetch`, is opened again after this, in ms. */
const retryMs = 1_000;
/** An API without such a stream is asked again after this, in ms: another one may have come. */
const absentRetryMs = 60_000;
/**
 * By then, in ms, pages that were being made have their data, and other copies of the API behind a
 * balancer have heard of the change too.
 */
const settleMs = 250;

/**
 * While the server listens, follows a stream of server-sent events (WHATWG HTML, 9.2) by which an
 * API says that data of pages has changed. An API without it changes nothing.
 * @param onChange called at an event, and after 250 ms for it and those that came meanwhile
 */
export function followChanges(app: FastifyInstance, url: string, onChange: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    if (timer) return;
    onChange();
    timer = setTimeout(() => {
      timer = undefined;
      onChange();
    }, settleMs).unref();
  };
  /** @returns whether the API has such a stream */
  const read = async (): Promise<boolean> => {
    const { status, headers, body } = await fetch(url, { signal });
    const isThere = headers.get('content-type')?.startsWith('text/event-stream');
    if (status !== 200 || !isThere) await body?.cancel();
    // Other lines only hold the stream open.
    else for await (const bytes of body ?? []) if (Buffer.from(bytes).includes('data:')) changed();
    return isThere || status >= 500;
  };
  const follow = async () => {
    while (!signal.aborted) {
      const isThere = await read().catch(() => true);
      await pause(isThere ? retryMs : absentRetryMs, undefined, { ref: false, signal });
    }
  };
  app.addHook('onListen', async () => void follow().catch(() => undefined));
  app.addHook('onClose', async () => stop.abort());
}
