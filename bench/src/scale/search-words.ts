import type { ListedProduct } from '../shop';

/** One key of a search, and the text in the box after it is pressed. */
export interface Keystroke {
  key: string;
  text: string;
}

/** What is typed into the search box: words of titles, the commonest first, and taken back again. */
export function keystrokes(
  products: readonly Pick<ListedProduct, 'title'>[],
  words: number,
): Keystroke[] {
  const typed: Keystroke[] = [];
  for (const word of commonWords(products).slice(0, words)) {
    const texts = [...word].map((_, index) => word.slice(0, index + 1));
    for (const text of texts) typed.push({ key: text.slice(-1), text });
    for (const text of ['', ...texts].slice(0, -1).reverse()) {
      typed.push({ key: 'Backspace', text });
    }
  }
  return typed;
}

function commonWords(products: readonly Pick<ListedProduct, 'title'>[]): string[] {
  const seen = new Map<string, number>();
  for (const { title } of products) {
    for (const word of title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []) {
      seen.set(word, (seen.get(word) ?? 0) + 1);
    }
  }
  return [...seen].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
