import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { messageOf, withTimeout } from '../../async';
import type { HtmlCleaner } from '../../html';
import { workerProgram } from '../lib/worker-program';
import type { SiteConfig } from '../site';
import { timeoutsMs } from '../timeouts';

/** What the worker makes of a document: one of the two. */
export interface Answer {
  html?: string;
  failed?: string;
}

/** One document cannot be parsed, or takes too much time or memory; apps know it by its name. */
class GivenUpError extends Error {
  override readonly name = 'GivenUpError';
}

/** A document that could not be sanitised is not tried again for this long, in ms. */
const cooldownMs = 10_000;

/**
 * The sanitiser of server-rendered pages: DOMPurify on jsdom with the platform's own rules. Results
 * are cached by the document, since every rendering of a page asks for it again.
 * @param config tells where the API's pictures are
 */
export function htmlCleaner(config: SiteConfig): HtmlCleaner {
  const worker = new HtmlWorker(config);
  const cache = new LRUCache<string, Promise<string>>({
    maxSize: 32 * 1024 * 1024,
    // Document and result are of about one size, two bytes for each character.
    sizeCalculation: (_, html) => html.length * 4 + 512,
  });
  return (html) => {
    const known = cache.get(html);
    if (known) return known;
    const result = worker.clean(html);
    cache.set(html, result);
    result.catch(() => cache.set(html, result, { ttl: cooldownMs }));
    return result;
  };
}

/** Of the thread; jsdom itself needs about 60. */
const maxOldGenerationSizeMb = 256;

/**
 * The sanitiser in a thread of its own: a document that is made to cost time or memory costs its
 * own page, and no other. The thread starts with the first document.
 */
class HtmlWorker {
  private worker?: Worker;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly config: SiteConfig) {}

  /**
   * Sanitises one document after the other.
   * @throws GivenUpError, or another error when the thread does not start
   */
  clean(html: string): Promise<string> {
    const result = this.last.then(() => this.run(html));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async run(html: string): Promise<string> {
    const worker = this.worker ?? (await this.start());
    try {
      const answer = this.nextMessage(
        worker,
        timeoutsMs.sanitise,
        `a document of ${html.length} characters`,
      );
      worker.postMessage(html);
      const { html: clean, failed } = await answer;
      if (clean === undefined) throw new Error(failed ?? 'the sanitiser gave no answer');
      return clean;
    } catch (error) {
      throw new GivenUpError(messageOf(error));
    }
  }

  private async start(): Promise<Worker> {
    const program = workerProgram(new URL('./clean-in-worker.ts', import.meta.url), ['jsdom']);
    const worker = new Worker(program, {
      eval: true,
      workerData: this.config,
      resourceLimits: { maxOldGenerationSizeMb },
    });
    worker.unref();
    // Without a listener, one that runs out of memory between two documents would end the server.
    worker.on('error', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    await this.nextMessage(worker, timeoutsMs.workerStart, 'the start of the sanitiser');
    this.worker = worker;
    return worker;
  }

  /** The next message. A thread that fails or is too slow is ended; the next document starts another. */
  private async nextMessage(worker: Worker, timeoutMs: number, what: string): Promise<Answer> {
    try {
      const [answer] = await withTimeout(once(worker, 'message'), timeoutMs, what);
      return answer;
    } catch (error) {
      this.worker = undefined;
      void worker.terminate();
      throw error;
    }
  }
}
