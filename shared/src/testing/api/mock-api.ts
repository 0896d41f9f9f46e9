import type { Body, EndpointKey, Reply } from '@shop/shared/contract';
import { setTransport } from '@shop/shared/http';
import { matchEndpoint } from './match-endpoint';
import { MockAnswer } from './mock-answer';

/** One call as the API saw it. */
export interface ApiCall<K extends EndpointKey = EndpointKey> {
  key: K;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Body<K>;
  headers: Headers;
  /** It is sent though the page goes. */
  keepalive: boolean;
}

/** Data, an `answer(status, body)`, or a function of the call that gives either. */
export type MockHandler<K extends EndpointKey> =
  | Reply<K>
  | MockAnswer
  | ((call: ApiCall<K>) => unknown);

export type MockHandlers = { [K in EndpointKey]?: MockHandler<K> };

export interface MockedApi {
  /** Every call so far, in order. */
  calls: ApiCall[];
  /** The calls of one key, in order. */
  callsOf<K extends EndpointKey>(key: K): ApiCall<K>[];
  /** Changes what some keys answer from now on. */
  use(handlers: MockHandlers): void;
}

/**
 * An API that answers just what is said, keyed by the contract. A call that nobody mocked is no
 * answer for the code and, at the test's end, a failure that names the call.
 */
export function mockApi(handlers: MockHandlers = {}): MockedApi {
  const known: MockHandlers = { ...handlers };
  const calls: ApiCall[] = [];

  setTransport({
    base: '',
    fetch: async (url, init) => {
      const method = init.method ?? 'GET';
      const { pathname, searchParams } = new URL(url, 'http://shop.test');
      const match = matchEndpoint(Object.keys(known) as EndpointKey[], method, pathname);
      if (!match) throw unknownCall(`${method} ${pathname}`, Object.keys(known));
      const call = {
        ...match,
        query: Object.fromEntries(searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init.headers),
        keepalive: init.keepalive === true,
      } as ApiCall;
      calls.push(call);
      const handler = known[match.key] as MockHandler<EndpointKey>;
      const result = typeof handler === 'function' ? await handler(call) : handler;
      return toResponse(result, init.signal);
    },
  });

  return {
    calls,
    callsOf: <K extends EndpointKey>(key: K) =>
      calls.filter((call): call is ApiCall<K> => call.key === key),
    use: (more) => void Object.assign(known, more),
  };
}

const toResponse = (result: unknown, signal?: AbortSignal | null): Promise<Response> | Response =>
  result instanceof MockAnswer ? result.respond(signal) : Response.json(result ?? null);

let unknownCalls: string[] = [];

function unknownCall(call: string, known: readonly string[]): Error {
  unknownCalls.push(
    `${call} was called, and is not mocked; mocked: ${known.join(', ') || 'nothing'}`,
  );
  return new TypeError(`not mocked: ${call}`);
}

/** Starts every test with an API that answers nothing, and reports what was called unmocked. */
export function watchApi(): void {
  beforeEach(() => {
    unknownCalls = [];
    mockApi();
  });
  afterEach(() => {
    if (unknownCalls.length > 0) throw new Error(unknownCalls.join('\n'));
  });
}
