import type { MessagePort } from 'node:worker_threads';
import type { HtmlCleaner } from '@shop/shared/html';
import type { Transport } from '@shop/shared/http';
import type { Call, FromThread, Running, ToThread } from '../messages';

type Answer<Member extends string> = Extract<ToThread, Record<Member, unknown>>;

/**
 * An answer whose text is here already. Encoding and decoding it again would need several times
 * its size, and memory that runs out there ends more than the thread.
 */
class BufferedResponse extends Response {
  constructor(
    private readonly told: string,
    status: number,
  ) {
    super(null, { status });
  }

  override text(): Promise<string> {
    return Promise.resolve(this.told);
  }
}

/** What a thread asks of the main one, which has the API's answers and the sanitiser for all. */
export class MainThreadClient {
  private calls = 0;
  private readonly underway = new Map<string, Promise<Answer<'body'>>>();
  private readonly waiting = new Map<number, (answer: ToThread) => void>();
  /** calls to the API that are under way */
  asking = 0;

  /** @param alive called for each answer: many at once are gone on with, and no timer between them */
  constructor(
    private readonly line: MessagePort,
    private readonly alive: () => void,
  ) {
    line.on('message', (answer: ToThread) => {
      this.waiting.get(answer.call)?.(answer);
      this.waiting.delete(answer.call);
    });
    line.unref();
  }

  /** Says what is about to run: once it loops, nothing more can be said. */
  say(running: Running): void {
    this.line.postMessage(running satisfies FromThread);
  }

  /** @param base origin of the API */
  transport(base: string): Transport {
    return {
      base,
      fetch: async (url) => {
        this.asking += 1;
        try {
          const { body, status } = await this.ask(url);
          this.alive();
          return new BufferedResponse(body, status);
        } finally {
          this.asking -= 1;
        }
      },
    };
  }

  readonly clean: HtmlCleaner = async (html) =>
    (await this.call<Answer<'html'>>({ ask: 'clean', html })).html;

  /** A list may be large: pages that wait for the same share it. */
  private ask(url: string): Promise<Answer<'body'>> {
    const known = this.underway.get(url);
    if (known) return known;
    const answer = this.call<Answer<'body'>>({ ask: 'api', url }).finally(() =>
      this.underway.delete(url),
    );
    this.underway.set(url, answer);
    return answer;
  }

  private async call<A extends ToThread>(ask: Call): Promise<A> {
    this.calls += 1;
    const call = this.calls;
    const answer = await new Promise<ToThread>((resolve) => {
      this.waiting.set(call, resolve);
      this.line.postMessage({ ...ask, call } satisfies FromThread);
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer as A;
  }
}
