import type { ServerResponse } from 'node:http';

/** The pages that follow what is built here (server-sent events, HTML section 9.2). */
export class OpenPages {
  private readonly pages = new Set<ServerResponse>();
  private readonly problems = new Map<string, string>();

  /** @param response stays open; its headers are sent here */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    for (const [source, text] of this.problems) tell(response, 'problem', { source, text });
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
  }

  /** They are loaded again. */
  reload(): void {
    for (const page of this.pages) tell(page, 'reload', {});
  }

  /**
   * They show it until it is mended.
   * @param source what found it
   * @param text '' when nothing is wrong any more
   */
  problem(source: string, text: string): void {
    if ((this.problems.get(source) ?? '') === text) return;
    this.problems.set(source, text);
    for (const page of this.pages) tell(page, 'problem', { source, text });
  }
}

const tell = (page: ServerResponse, event: string, data: object): void => {
  page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
