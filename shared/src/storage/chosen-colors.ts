import { readStored, writeStored } from './stored';

const key = 'shop-colors';
/** Products whose colour is stored; the one chosen longest ago is dropped. */
const maxEntries = 100;

type Choice = readonly [productId: number, color: string];

/** Keeps the colour last chosen for a product in this browser, for the order of a whole cart. */
export function rememberColor(productId: number, color: string): void {
  const others = choices().filter(([id]) => id !== productId);
  writeStored(key, JSON.stringify([...others, [productId, color]].slice(-maxEntries)));
}

/** @returns the colour last chosen for the product in this browser, if any */
export const chosenColor = (productId: number): string | undefined =>
  choices().find(([id]) => id === productId)?.[1];

/** Another release, or a person, may have written what is stored. */
function choices(): Choice[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
}

const isChoice = (value: unknown): value is Choice =>
  Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'string';
