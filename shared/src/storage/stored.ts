type Kind = 'localStorage' | 'sessionStorage';

/** A value that could not be stored, and the value in storage at that time. */
const memory = new Map<string, { value: string | undefined; instead: string | null }>();

/** Read from `window`, which servers lack: Node’s own `localStorage` holds nothing of visitors. */
function storedNow(key: string, kind: Kind): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * A value that this browser stores. Where storage is blocked, full or broken, memory replaces it
 * until the page is left; nothing throws.
 * @returns undefined when there is none, and always on the server
 */
export function readStored(key: string, kind: Kind = 'localStorage'): string | undefined {
  const now = storedNow(key, kind);
  const remembered = memory.get(kind + key);
  // A value that another tab has stored since is newer than this tab's, which was not stored.
  return remembered?.instead === now ? remembered.value : (now ?? undefined);
}

/**
 * Stores a value; undefined removes it.
 * @returns whether that will last when the page is loaded again
 */
export function writeStored(
  key: string,
  value: string | undefined,
  kind: Kind = 'localStorage',
): boolean {
  if (typeof document === 'undefined') return false;
  memory.delete(kind + key);
  try {
    // Null in the browsers of some apps, which throws too.
    const store = window[kind];
    if (value === undefined) store.removeItem(key);
    else store.setItem(key, value);
    return true;
  } catch {
    memory.set(kind + key, { value, instead: storedNow(key, kind) });
    return false;
  }
}

/**
 * Listens for values that other tabs store.
 * @param listener gets the key, undefined when all was removed
 * @returns a function that ends the subscription
 */
export function onStored(listener: (key: string | undefined) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onStorage = (event: StorageEvent) => listener(event.key ?? undefined);
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
