import { resetEvents } from '@shop/shared/bus';
import type { Reply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { clearBroken, clearTokens, onTokens, storedTokens } from '@shop/shared/tokens';
import { useSyncExternalStore } from 'react';

export type User = Reply<'GET /api/auth/me/'>;

/**
 * The visitor (spec section 4): not known yet, signed out, or a user; `unreachable` while tokens are
 * stored and the shop cannot say whose they are.
 */
type Session =
  | { state: 'unknown' }
  | { state: 'unreachable' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User };

const unknown: Session = { state: 'unknown' };
const signedOut: Session = { state: 'signed-out' };
const unreachable: Session = { state: 'unreachable' };

/** Tries again when the API gave no answer, in ms; then twice as late each time. */
const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

let current: Session = unknown;
/** Which of the signings-in `current` is about, and the current-user call that was made for it. */
let check: { session: string; answer: Promise<unknown> | undefined } | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** @returns the same object until it changes */
export const session = (): Session => current;

/** @returns a function that ends the subscription */
function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Makes the session agree with the stored tokens: none is signed out, new ones are validated by
 * the current-user call. Without an answer the tokens stay, and it calls again later.
 * @returns the error of the current-user call; undefined when the visitor is known
 */
export async function checkSession(wait = firstRetryMs): Promise<unknown> {
  // A refresh stored its tokens just as another tab signed out.
  if (storedTokens()?.session === '' && (check?.session || current === signedOut)) clearTokens();
  const stored = storedTokens()?.session;
  if (stored === undefined) {
    check = undefined;
    resetEvents();
    setSession(signedOut);
    return;
  }
  if (check?.session !== stored) {
    if (check) resetEvents();
    check = { session: stored, answer: undefined };
    setSession(unknown);
  }
  if (session().state !== 'signed-in') check.answer ??= ask(check, wait);
  return check.answer;
}

async function ask(thisCheck: NonNullable<typeof check>, wait: number): Promise<unknown> {
  clearTimeout(retry);
  try {
    const user = userIn(await request('GET /api/auth/me/'));
    if (check === thisCheck) setSession({ state: 'signed-in', user });
  } catch (error) {
    thisCheck.answer = undefined;
    if (storedTokens()?.session !== thisCheck.session) void checkSession();
    else {
      setSession(unreachable);
      retry = setTimeout(() => checkSession(Math.min(2 * wait, maxRetryMs)), wait);
    }
    return error;
  }
}

/** An API may leave out unknown fields. */
function userIn(reply: unknown): User {
  const fields = (reply ?? {}) as Record<keyof User, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    first_name: text(fields.first_name),
    last_name: text(fields.last_name),
    email: text(fields.email),
    ...(fields.is_staff === true && { is_staff: true }),
  };
}

function setSession(next: Session): void {
  if (next === current) return;
  current = next;
  for (const listener of [...listeners]) listener();
}

let started = false;

/**
 * Checks the session, and again after a change in another tab, when a page comes back from the page
 * cache (it got no events there), and when the connection or the visitor comes back. Only in the
 * browser.
 */
export function startSession(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  clearBroken();
  const check = () => void checkSession();
  onTokens(check);
  addEventListener('online', check);
  document.addEventListener('visibilitychange', () => document.hidden || check());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
  check();
}

/** The visitor; not known on the server and during hydration. */
export const useSession = (): Session => useSyncExternalStore(onSession, session, () => unknown);

/** The first name, else the part of the e-mail before the @, else 'User' (spec sections 2, 6). */
export function greetingName({ first_name, email }: Pick<User, 'first_name' | 'email'>): string {
  return first_name.trim() || email.split('@')[0]?.trim() || 'User';
}
