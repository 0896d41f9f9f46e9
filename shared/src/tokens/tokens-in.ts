/** The tokens of a reply (spec section 7) or of the browser's storage. */
export interface TokenPair {
  access: string;
  refresh?: string;
}

/** A token is one line of printable characters. */
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,8192}$/.test(value);

/** @returns undefined when there is no access token in it */
export function tokensIn(reply: unknown): TokenPair | undefined {
  const { access, refresh } = (reply ?? {}) as Record<keyof TokenPair, unknown>;
  if (!isToken(access)) return undefined;
  return isToken(refresh) ? { access, refresh } : { access };
}
