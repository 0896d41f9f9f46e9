import { endpoints } from '@shop/shared/contract';
import recorded from '../fixtures/drf-recorded.json';

/** One request and answer as Django REST Framework with SimpleJWT gave it. */
export interface Recorded {
  section: string;
  title: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  bodyBase64?: string;
  status: number;
  allow?: string[];
  wwwAuthenticate?: string;
  /** The JSON answered. */
  reply?: unknown;
  replyCut?: boolean;
  /** The answer was an HTML page. */
  html?: boolean;
}

export const allRecorded: readonly Recorded[] = recorded as Recorded[];

/** Repeats a recorded request against an API; `token` replaces the recorded one. */
export function replay(address: string, entry: Recorded, token = ''): Promise<Response> {
  const headers = Object.entries(entry.headers ?? {}).map(
    ([name, value]) => [name, value.replace('<jwt>', token)] as [string, string],
  );
  const body = entry.bodyBase64
    ? Buffer.from(entry.bodyBase64, 'base64')
    : entry.body?.replace('<jwt>', token);
  return fetch(`${address}${entry.path}`, {
    method: entry.method,
    redirect: 'manual',
    headers,
    ...(body !== undefined && { body }),
  });
}

/** The names and kinds in a JSON value; text that is a decimal or a moment says so. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
  }
  if (typeof value !== 'string') return typeof value;
  if (/^-?\d+\.\d{2}$/.test(value)) return 'decimal';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)) return 'moment';
  return 'text';
}

/** The headers that Django REST Framework gives; Allow names only what the contract has. */
export function expectSameHeaders(response: Response, entry: Recorded): void {
  if (entry.allow) expect(response.headers.get('allow')).toBe(allowedOf(entry).join(', '));
  expect(response.headers.get('www-authenticate')).toBe(entry.wwwAuthenticate ?? null);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

/** Errors are the same to the letter; data has at least the recorded names, of the same kinds. */
export function expectSameShape(answered: unknown, recorded: unknown): void {
  if (typeof recorded === 'object' && recorded !== null && 'detail' in recorded) {
    expect(answered).toEqual(recorded);
  } else {
    expect(shapeOf(answered)).toMatchObject(shapeOf(recorded) as object);
  }
}

/** The recorded methods that our path has too: recorded is a view set that has all of them. */
function allowedOf({ path, allow = [] }: Recorded): string[] {
  const own = Object.keys(endpoints)
    .map((key) => key.split(' '))
    .filter(([, pattern = '']) => new RegExp(`^${pattern.replace(/\{\w+\}/, '[^/]+')}$`).test(path))
    .map(([method]) => method);
  if (own.length === 0) return allow;
  if (own.includes('GET')) own.push('HEAD');
  return allow.filter((method) => method === 'OPTIONS' || own.includes(method));
}
