import { type PendingAction, rememberPendingAction } from '@shop/shared/session';
import { readStored, writeStored } from '@shop/shared/storage';
import { runPendingAction } from './run-pending-action';

/**
 * The pending action of a link that was followed in place of a button, such as
 * `/login?want=cart&product=7`: one of another web page, or of ours before it was alive. Other web
 * pages hold such links, so the parameter keeps its public name `want`. It adds one piece of one
 * product, and names nothing that a message would repeat: whoever made the link, no more can come
 * of it.
 * @param search query of the link
 */
export function pendingActionFromUrl(search: string): PendingAction | undefined {
  const query = new URLSearchParams(search);
  const kind = query.get('want');
  const product = query.get('product') ?? '';
  if (!isKind(kind) || !/^[1-9]\d{0,14}$/.test(product)) return undefined;
  return { kind, productId: Number(product), title: '' };
}

/** Remembers it, so that it happens once the visitor is signed in. */
export function rememberPendingActionFromUrl(search: string): void {
  const action = pendingActionFromUrl(search);
  if (action) rememberPendingAction(action);
}

const isKind = (text: string | null): text is PendingAction['kind'] =>
  text === 'cart' || text === 'wishlist';

/** Where the host's boot script leaves `[ms since 1970, …queries of links]`. */
const key = 'shop-wanted';
/** Who signs in later than this has forgotten about it, in ms. */
const maxAgeMs = 30 * 60_000;

/**
 * Runs the pending actions of links that were pressed on a page before it was alive, and left
 * before their buttons came. Once; only for a visitor who is signed in.
 */
export async function runPendingLinks(): Promise<void> {
  const stored = readStored(key, 'sessionStorage');
  writeStored(key, undefined, 'sessionStorage');
  for (const search of queriesIn(stored)) {
    rememberPendingActionFromUrl(search);
    await runPendingAction();
  }
}

function queriesIn(stored: string | undefined): string[] {
  try {
    const [at, ...queries] = JSON.parse(stored ?? '[]') as unknown[];
    const isRecent = Math.abs(Date.now() - Number(at)) < maxAgeMs;
    return isRecent ? queries.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
