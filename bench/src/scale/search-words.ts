import type { ListedProduct } from '../shop/products';

/** One key of a search, and how many products match once it is pressed. */
export interface Keystroke {
  key: string;
  count: number;
}

/** @returns products whose name or subtitle holds the text (spec section 2, Product list) */
export const matches = (products: readonly ProductTexts[], text: string): number => {
  const wanted = text.trim().toLowerCase();
  return products.filter(({ title, subtitle }) =>
    `${title}\n${subtitle}`.toLowerCase().includes(wanted),
  ).length;
};

type ProductTexts = Pick<ListedProduct, 'title' | 'subtitle'>;

/**
 * What is typed into the search box: words of titles, the commonest first, and taken back again.
 * Keys that change nothing are left out of the measurement, not of the typing.
 */
export function keystrokes(products: readonly ProductTexts[], words: number): Keystroke[] {
  const typed: Keystroke[] = [];
  for (const word of commonWords(products).slice(0, words)) {
    const texts = [...word].map((_, index) => word.slice(0, index + 1));
    for (const text of texts) typed.push({ key: text.slice(-1), count: matches(products, text) });
    for (const text of ['', ...texts].slice(0, -1).reverse()) {
      typed.push({ key: 'Backspace', count: matches(products, text) });
    }
  }
  return typed;
}

function commonWords(products: readonly ProductTexts[]): string[] {
  const seen = new Map<string, number>();
  for (const { title } of products) {
    for (const word of title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []) {
      seen.set(word, (seen.get(word) ?? 0) + 1);
    }
  }
  return [...seen].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
