type Scalar = string | number | boolean | undefined | null;
export type UrlParts = Readonly<Record<string, Scalar>> | undefined;

/** A lone surrogate has no UTF-8 form; encodeURIComponent throws on it. */
const encode = (value: Scalar): string =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * Fills a contract path: `{name}` from params, the rest as query; undefined values are left out.
 * @returns path with query, beginning with a slash
 */
export function requestUrl(path: string, params: UrlParts = {}, query: UrlParts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encode(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
