import { cleanText } from '@shop/shared/format';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML 1.0 can hold it, in an element or an attribute. */
export const xmlText = (text: string): string =>
  cleanText(text)
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"]/g, (char) => escapes[char] ?? char);
