import type { MessagePort } from 'node:worker_threads';
import type { HtmlCleaner } from '@shop/shared/html';
import type { Transport } from '@shop/shared/http';
import type { Call, FromThread, Running, ToThread } from '../messages';

/** What the main thread does for all of its threads, so that each answer is kept once. */
export interface Services {
  transport: Transport;
  clean: HtmlCleaner;
}

/**
 * Answers what a thread asks for.
 * @param told of what is about to run there
 */
export function handleWorkerCalls(
  line: MessagePort,
  services: Services,
  told: (running: Running) => void,
): void {
  const answer = async (call: number, ask: Call) => {
    try {
      line.postMessage({ call, ...(await serve(ask, services)) } satisfies ToThread);
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      line.postMessage({ call, failed } satisfies ToThread);
    }
  };
  line.on('message', (message: FromThread) => {
    if ('job' in message) told(message);
    else void answer(message.call, message);
  });
  line.unref();
}

async function serve(
  call: Call,
  { transport, clean }: Services,
): Promise<{ body: string; status: number } | { html: string }> {
  if (call.ask === 'clean') return { html: await clean(call.html) };
  const answer = await transport.fetch(call.url, {});
  return { body: await answer.text(), status: answer.status };
}
