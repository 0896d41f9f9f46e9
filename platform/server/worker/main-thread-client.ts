import type { Transport } from '../../async';
import type { HtmlCleaner } from '../../html';
import type { ApiReply, Call, FromWorker, Reply, ToWorker } from '../messages';

/**
 * An answer whose text is here already. Encoding and decoding it again would need several times
 * its size, and memory that runs out there ends more than the worker.
 */
const bufferedResponse = ({ body, status }: ApiReply): Response =>
  Object.assign(new Response(null, { status }), { text: async () => body });

type ReplyWith<Member extends string> = Extract<Reply, Record<Member, unknown>>;

/** What a worker asks of the main thread, which has the API's replies and the sanitiser for all. */
export class MainThreadClient {
  private calls = 0;
  private readonly underway = new Map<string, Promise<ReplyWith<'body'>>>();
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  /** calls to the API that are under way */
  asking = 0;

  constructor(private readonly send: (message: FromWorker) => void) {}

  receive({ call, reply }: Extract<ToWorker, { type: 'reply' }>): void {
    this.waiting.get(call)?.(reply);
    this.waiting.delete(call);
  }

  /**
   * @param base origin of the API
   * @param trace of the task that asks
   */
  transport(base: string, trace: () => string | undefined = () => undefined): Transport {
    return {
      base,
      fetch: async (url, { method, body }) => {
        this.asking += 1;
        try {
          const asked = trace();
          const call = { ask: 'api' as const, url, ...(asked && { trace: asked }) };
          const isPost = method === 'POST' && typeof body === 'string';
          const reply = isPost
            ? this.call<ReplyWith<'body'>>({ ...call, post: body })
            : this.fetchOnce(call);
          return bufferedResponse(await reply);
        } finally {
          this.asking -= 1;
        }
      },
    };
  }

  readonly clean: HtmlCleaner = async (html) =>
    (await this.call<ReplyWith<'html'>>({ ask: 'clean', html })).html;

  /** A list may be large: pages that wait for the same share it. */
  private fetchOnce(request: Extract<Call, { ask: 'api' }>): Promise<ReplyWith<'body'>> {
    const { url } = request;
    const known = this.underway.get(url);
    if (known) return known;
    const reply = this.call<ReplyWith<'body'>>(request).finally(() => this.underway.delete(url));
    this.underway.set(url, reply);
    return reply;
  }

  private async call<R extends Reply>(request: Call): Promise<R> {
    const call = ++this.calls;
    const reply = await new Promise<Reply>((resolve) => {
      this.waiting.set(call, resolve);
      this.send({ type: 'call', call, request });
    });
    if ('failed' in reply) {
      throw Object.assign(new Error(reply.failed), { name: reply.name });
    }
    return reply as R;
  }
}
