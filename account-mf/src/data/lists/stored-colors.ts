import {
  type CartItem,
  type ColorCount,
  fieldsOf,
  parseInteger,
  unwrapJson,
} from '@shop/shared/entities';
import { readColorCounts } from '@shop/shared/entities/bundled';
import { readStored, writeStored } from '@shop/shared/storage';
import { onTokens, storedTokens } from '@shop/shared/tokens';
import { totalQuantity } from './list-atoms';
import { sessionId } from './session-id';

/** Releases until 2.0 of the platform stored the colour last viewed here, in another shape. */
const key = 'shop-colors';

/** This browser's entry about the line of a product. */
interface Entry {
  /** id of the line, after it was seen: another line of the product is not ours */
  line?: number;
  colors: readonly ColorCount[];
}

type Entries = Readonly<Record<string, Entry>>;

/**
 * Changes the pieces by colour that this browser stores of a product in the visitor's cart, for
 * APIs that store none. They belong to one sign-in: nothing of it is shown to another.
 * @param session of the call; nothing is stored when another visitor has signed in since
 */
export function storeColors(
  session: string | undefined,
  productId: number,
  change: (before: readonly ColorCount[]) => readonly ColorCount[],
): void {
  if (session !== sessionId()) return;
  const entries = readEntries();
  const before = entries[productId];
  writeEntries({ ...entries, [productId]: { ...before, colors: change(before?.colors ?? []) } });
}

/**
 * The cart as the API answers it, with the colours that this browser knows where the API has
 * none. It forgets the colours of a line that is gone, or that has fewer pieces than were counted.
 * @param session whose cart it is
 */
export function withStoredColors(session: string | undefined, lines: CartItem[]): CartItem[] {
  if (session !== sessionId()) return lines;
  const entries = readEntries();
  const left: Record<string, Entry> = {};
  const all = lines.map((line): CartItem => {
    const { id, productId, quantity } = line;
    const entry = entries[productId];
    if (line.colors || !entry || (entry.line ?? id) !== id || left[productId]) return line;
    if (totalQuantity(entry.colors) > quantity) return line;
    left[productId] = { line: id, colors: entry.colors };
    return { ...line, colors: entry.colors };
  });
  writeEntries(left);
  return all;
}

/** Another release, or a person, may have written what is stored. */
function readEntries(): Entries {
  const { session, products } = fieldsOf(unwrapJson(readStored(key)));
  if (!session || session !== sessionId()) return {};
  return Object.fromEntries(
    Object.entries(fieldsOf(products)).flatMap(([productId, raw]) => {
      const line = parseInteger(fieldsOf(raw).line, 1);
      const colors = readColorCounts(fieldsOf(raw).colors);
      return colors ? [[productId, { ...(line && { line }), colors }]] : [];
    }),
  );
}

function writeEntries(products: Entries): void {
  const session = sessionId();
  const isEmpty = !session || Object.keys(products).length === 0;
  const text = isEmpty ? undefined : JSON.stringify({ session, products });
  if (text !== readStored(key)) writeStored(key, text);
}

// Nothing of a visitor stays after a logout.
onTokens(() => {
  if (!storedTokens()) writeStored(key, undefined);
});
