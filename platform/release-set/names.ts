import { RejectedError } from './rejected-error';

/** @returns the two halves of `catalog@1.8.2`, or of an event, `loan/extended@1` */
export function splitVersion(text: string): [name: string, version: string] {
  const at = text.lastIndexOf('@');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Names become folders and file names: nothing in one can lead out of the store. */
const rules = {
  // Apps are looked up by name in objects, which all have a `constructor`.
  app: [
    /^(?!constructor$)[a-z][a-z0-9-]{0,39}$/,
    '1 to 40 small letters, digits and dashes, a letter first, not "constructor"',
  ],
  'app pattern': [
    /^(?!constructor$)[a-z][a-z0-9-]{0,38}\*?$/,
    '1 to 39 small letters, digits and dashes, a letter first, then perhaps *, not "constructor"',
  ],
  version: [
    /^[0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79}$/,
    '1 to 80 letters, digits, dots and dashes, a letter or digit first, no two dots in a row',
  ],
  channel: [
    /^(?!store$)[a-z][a-z0-9-]{0,39}$/,
    '1 to 40 small letters, digits and dashes, a letter first, not "store"',
  ],
  file: [
    /^(?=.{1,160}$)[\w@~-](?:[\w@~-]|\.(?!\.))*(?:\/[\w@~-](?:[\w@~-]|\.(?!\.))*)*$/,
    '1 to 160 letters, digits, dots and dashes, in folders by /, no part of it with a dot first or two in a row',
  ],
  release: [/^[0-9a-f]{16}$/, '16 digits of a hash'],
  object: [
    /^(?=.{1,400}$)[\w@~-][\w@+~.-]*(?:\/[\w@~-][\w@+~.-]*)*$/,
    'names of files, in folders by /',
  ],
} as const;

/**
 * @returns the name itself
 * @throws when it is not of its kind
 */
export function checkedName(kind: keyof typeof rules, name: unknown): string {
  const [pattern, made] = rules[kind];
  if (typeof name === 'string' && pattern.test(name)) return name;
  throw new RejectedError(
    `${JSON.stringify(name)} is no name of ${kind.startsWith('app') ? 'an' : 'a'} ${kind}: it is made of ${made}`,
    'invalid',
  );
}
