import { onStored, readStored, writeStored } from '@shop/shared/storage';

/** The two tokens (spec section 3), and which signing-in they go back to. */
export interface Tokens extends TokenPair {
  /**
   * Stays the same when tokens are refreshed, so that tabs recognise the visitor without a request;
   * '' when tokens were stored without.
   */
  session: string;
}

/** The fixed keys in local storage. */
const keys = { access: 'access_token', refresh: 'refresh_token', session: 'shop-session' } as const;

const listeners = new Set<() => void>();

/** @returns the stored tokens, undefined when signed out or when the stored value is not a token */
export function storedTokens(): Tokens | undefined {
  const tokens = tokensIn({ access: readStored(keys.access), refresh: readStored(keys.refresh) });
  return tokens && { ...tokens, session: readStored(keys.session) ?? '' };
}

/**
 * Stores tokens in place of those before. Without a session they begin a new one; with one it is
 * not stored again: if another tab signs out at this moment, that must hold.
 */
export function storeTokens({ access, refresh, session }: TokenPair & Partial<Tokens>): void {
  if (session === undefined) writeStored(keys.session, Math.random().toString(36).slice(2));
  writeStored(keys.refresh, refresh);
  // Last, since other tabs read all three on the event of this one.
  writeStored(keys.access, access);
  notify();
}

/**
 * Signs this browser out.
 * @param failed only if this access token is still the stored one: a newer one is never cleared
 */
export function clearTokens(failed?: string): void {
  if (failed !== undefined && readStored(keys.access) !== failed) return;
  for (const key of [keys.session, keys.refresh, keys.access]) writeStored(key, undefined);
  notify();
}

/** Clears stored values that are not tokens: they are never sent, so no answer would clear them. */
export function clearBroken(): void {
  if (readStored(keys.access) !== undefined && !storedTokens()) clearTokens();
}

/**
 * Listens for tokens that are stored or cleared, in this tab or in another.
 * @returns a function that ends the subscription
 */
export function onTokens(listener: () => void): () => void {
  listeners.add(listener);
  const end = onStored((key) => {
    if (key === undefined || key === keys.access) listener();
  });
  return () => {
    listeners.delete(listener);
    end();
  };
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

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
