import type { Body, EndpointKey, Reply } from '@shop/shared/contract';
import { setTransport } from '@shop/shared/http';
import {
  type MockAnswer,
  type MockedCall,
  mockFetch,
  watchCalls,
} from 'federated-site/testing/api';

/** One call as the API saw it. */
export interface ApiCall<K extends EndpointKey = EndpointKey> extends MockedCall<K> {
  body: Body<K>;
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

/** An API that answers just what is said, keyed by the contract; see `mockFetch`. */
export function mockApi(handlers: MockHandlers = {}): MockedApi {
  const { fetch, use, ...mock } = mockFetch(handlers);
  setTransport({ base: '', fetch });
  const calls = mock.calls as ApiCall[];
  return {
    calls,
    callsOf: <K extends EndpointKey>(key: K) =>
      calls.filter((call): call is ApiCall<K> => call.key === key),
    use,
  };
}

/** Starts every test with an API that answers nothing, and reports what was called unmocked. */
export const watchApi = (): void => watchCalls(mockApi);
