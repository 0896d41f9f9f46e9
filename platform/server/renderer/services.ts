import { messageOf } from '../../async';
import type { HtmlCleaner } from '../../html';
import type { ApiReply, Call, Reply } from '../messages';

/** What the main thread does for all workers, so that each answer is cached once. */
export interface Services {
  /**
   * @param url whole address
   * @param post a body in JSON: the call is a POST then
   * @param trace a `traceparent`: that of the page which asked first, if several do
   */
  fetchApi: (url: string, post?: string, trace?: string) => Promise<ApiReply>;
  clean: HtmlCleaner;
}

/** @returns what the worker is sent; a failure too */
export async function answerCall({ fetchApi, clean }: Services, request: Call): Promise<Reply> {
  try {
    if (request.ask === 'clean') return { html: await clean(request.html) };
    const { status, body } = await fetchApi(request.url, request.post, request.trace);
    return { status, body };
  } catch (error) {
    return { failed: messageOf(error), name: error instanceof Error ? error.name : 'Error' };
  }
}
