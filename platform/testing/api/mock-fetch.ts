import { type CallMatch, matchCall } from './match-call';
import { MockAnswer } from './mock-answer';

/** One call as the API saw it. */
export interface MockedCall<Key extends string = string> extends CallMatch<Key> {
  query: Readonly<Record<string, string>>;
  body: unknown;
  headers: Headers;
  /** It is sent though the page goes. */
  keepalive: boolean;
}

/** By key: data, an `answer(status, body)`, or a function of the call that gives either. */
export type CallHandlers = Readonly<Record<string, unknown>>;

/**
 * A `fetch` that answers what the handlers say. A call without a handler rejects as a failed network
 * request does and, where `watchCalls` is set up, fails the test with the name of the call.
 * @param handlers by keys such as `GET /books/{id}/`
 * @returns `fetch`; every call so far, in order; and `use`, which changes what some keys answer
 */
export function mockFetch(handlers: CallHandlers = {}) {
  const known: Record<string, unknown> = { ...handlers };
  const calls: MockedCall[] = [];
  return {
    calls,
    use: (more: CallHandlers): void => void Object.assign(known, more),
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const method = init.method ?? 'GET';
      const { pathname, searchParams } = new URL(url, 'http://site.test');
      const match = matchCall(Object.keys(known), method, pathname);
      if (!match) throw unknownCall(`${method} ${pathname}`, Object.keys(known));
      const call = {
        ...match,
        query: Object.fromEntries(searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init.headers),
        keepalive: init.keepalive === true,
      };
      calls.push(call);
      const handler = known[match.key];
      const result = typeof handler === 'function' ? await handler(call) : handler;
      return result instanceof MockAnswer
        ? result.respond(init.signal)
        : Response.json(result ?? null);
    },
  };
}

let unknownCalls: string[] = [];

function unknownCall(call: string, known: readonly string[]): Error {
  unknownCalls.push(
    `${call} was called, and is not mocked; mocked: ${known.join(', ') || 'nothing'}`,
  );
  return new TypeError(`not mocked: ${call}`);
}

/**
 * Reports what a test called unmocked. For setup files.
 * @param mockNothing puts a mock without handlers in place before each test
 */
export function watchCalls(mockNothing: () => void): void {
  beforeEach(() => {
    unknownCalls = [];
    mockNothing();
  });
  afterEach(() => {
    if (unknownCalls.length > 0) throw new Error(unknownCalls.join('\n'));
  });
}
