import { Writable } from 'node:stream';
import { TimeoutError } from '@shop/shared/async';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders to completion.
 * @param limit ms; a render error that leaves the stream waiting would hang the request
 * @throws when the shell cannot be rendered, or time is up
 */
export function renderToString(node: ReactNode, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    let failure: unknown;
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += chunk;
        done();
      },
      final(done) {
        done();
        if (failure === undefined) resolve(html);
        else reject(failure);
      },
    });
    const stream = renderToPipeableStream(node, {
      // A larger boundary would be completed by an inline script, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failure ??= error;
      },
    });
    const timer = setTimeout(() => {
      reject(new TimeoutError(`rendering took more than ${limit} ms`));
      stream.abort();
    }, limit);
  });
}
