import { unwrapJson } from '@shop/shared/entities';
import { type PendingAction, rememberPendingAction } from '@shop/shared/session';
import { readStored, writeStored } from '@shop/shared/storage';

/**
 * The pending action of a link that was followed in place of a button, such as
 * `/login?want=cart&product=7`: one of another web page, or of ours before its hydration. Other web
 * pages hold such links, so the parameter keeps its public name `want`. It adds one piece of one
 * product, and contains no text for a message: a hostile link can do no more.
 * @param search query of the link
 */
export function pendingActionFromUrl(search: string): PendingAction | undefined {
  const query = new URLSearchParams(search);
  const kind = query.get('want');
  const product = query.get('product') ?? '';
  if (!isKind(kind) || !/^[1-9]\d{0,14}$/.test(product)) return undefined;
  return { kind, productId: Number(product), title: '' };
}

/** Queues it, so that it happens after signing in; queueing it again adds nothing. */
export function queuePendingActionFromUrl(search: string): void {
  const action = pendingActionFromUrl(search);
  if (action) rememberPendingAction(action, { once: true });
}

const isKind = (text: string | null): text is PendingAction['kind'] =>
  text === 'cart' || text === 'wishlist';

/**
 * Where the host's boot script leaves `[ms since 1970, …queries of links]`. Host and account are
 * released apart, so this name stays, as that of the parameter does.
 */
const key = 'shop-wanted';
/** A visitor who signs in later than this has forgotten about it, in ms. */
const maxAgeMs = 30 * 60_000;

/** Queues the actions of links that were pressed on an earlier page before its hydration. */
export function queuePendingLinks(): void {
  const stored = readStored(key, 'sessionStorage');
  writeStored(key, undefined, 'sessionStorage');
  for (const search of queriesIn(stored)) queuePendingActionFromUrl(search);
}

function queriesIn(stored: string | undefined): string[] {
  const [at, ...queries] = [unwrapJson(stored)].flat();
  const isRecent = Math.abs(Date.now() - Number(at)) < maxAgeMs;
  return isRecent ? queries.filter((query) => typeof query === 'string') : [];
}
