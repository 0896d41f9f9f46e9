/** What a mocked call answers when plain data with status 200 is not enough. */
export class MockAnswer {
  constructor(readonly respond: (signal?: AbortSignal | null) => Promise<Response>) {}
}

/** An answer with a status; undefined as body is an empty one. */
export const answer = (
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): MockAnswer =>
  new MockAnswer(async () => {
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  });

/** No answer: refused or cut off. */
export const noAnswer = (): MockAnswer =>
  new MockAnswer(() => Promise.reject(new TypeError('fetch failed')));

/** An answer that never comes, until the caller gives up. */
export const silence = (): MockAnswer =>
  new MockAnswer(
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
