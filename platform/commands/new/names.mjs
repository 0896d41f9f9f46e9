import { Refusal } from './draft.mjs';

/** The word with a capital first letter. */
export const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * @param {string} name `gift-cards` or `GiftCards`
 * @returns its forms in names of files, in identifiers and in texts
 */
export function formsOf(name) {
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: words.join('-'),
    camel: words[0] + pascal.slice(words[0].length),
    pascal,
    title: capital(words.join(' ')),
  };
}

/** @returns the value; @throws {Refusal} when the pattern does not match: `allowed` says what would */
export function expectName(value = '', pattern, allowed) {
  if (!pattern.test(value)) throw new Refusal(`"${value}" is not ${allowed}.`);
  return value;
}

/**
 * A path as the router knows it, such as `/gift-cards/:slug`, with an address that it matches and
 * its fixed parts as a name.
 */
export function expectPath(value) {
  const pattern = /^(?:\/[a-z][a-z0-9-]*|\/:[a-z][A-Za-z0-9]*)+$/;
  const path = expectName(value, pattern, 'a path such as /gift-cards or /gift-cards/:slug');
  const fixed = path.split('/').filter((part) => part && !part.startsWith(':'));
  return { path, address: path.replace(/:/g, 'some-'), fixed: fixed.join('-') };
}
