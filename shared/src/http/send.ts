import {
  browserTimeoutsMs,
  HttpError,
  NetworkError,
  type Transport,
  timeoutSignal,
} from 'federated-site/async';
import { throttledBody } from './throttled';

/** The parts of a request without its address. */
export interface Init extends RequestInit {
  headers: Record<string, string>;
}

/** A success: its status, and the JSON, null when the body is empty. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/**
 * Sends one request through the transport and reads the answer as JSON.
 * @param call name for error messages
 * @param path beginning with a slash
 * @throws HttpError when the server refuses or answers no JSON, NetworkError when no answer comes
 */
export async function send(
  call: string,
  path: string,
  init: Init,
  signal?: AbortSignal,
): Promise<ApiResponse> {
  const { base, fetch } = transport();
  const limit = timeoutSignal(browserTimeoutsMs.api, signal);
  try {
    const response = await fetch(base + path, { ...init, signal: limit.signal });
    const { status } = response;
    return { status, body: read(call, response, await response.text()) };
  } catch (error) {
    throw error instanceof HttpError ? error : new NetworkError(call, error);
  } finally {
    limit.end();
  }
}

function read(call: string, { status, headers }: Response, text: string): unknown {
  const ok = status >= 200 && status < 300;
  if (ok && text === '') return null;
  const parsed = parse(text);
  const after = headers.get('retry-after');
  const body = status === 429 ? throttledBody(parsed, after) : parsed;
  const isJson = body !== undefined;
  if (!ok || !isJson) {
    throw new HttpError(status, isJson ? body : text, call, isJson, readRetryAfter(after));
  }
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The wait that the header Retry-After asks for (RFC 9110, 10.2.3), in ms; undefined without one.
 * @param header seconds, or a date
 */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return ms > 0 ? ms : undefined;
}

/** The base address and `fetch` of requests; the server sets its own. */
let current: Transport = { base: '', fetch: (url, init) => fetch(url, init) };

export const transport = (): Transport => current;

/** For the host's server bundle and for tests. */
export function setTransport(next: Transport): void {
  current = next;
}
