import { cleanText } from '@shop/shared/format';
import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { tagNames } from './tags';
import { tame } from './tame';
import { writeNodes, writeText } from './write-html';

/** The DOM to work in: a browser's window, or jsdom's. */
export type DomWindow = Pick<Window, 'document'>;

/** Makes text parseable where Trusted Types are enforced. */
export type ParsePolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/**
 * What is taken out together with its contents, beside what DOMPurify removes so: of a choice or
 * a player only rubble would stay.
 */
const goneWhole = ['x-select', 'datalist', 'object', 'applet', 'canvas', 'audio', 'dialog'];

/**
 * Foreign markup may need a few turns before the parser reads back what was written: what was
 * nested against the rules falls into its place step by step.
 */
const maxPasses = 8;

const config: Config = {
  ALLOWED_TAGS: [...tagNames, '#text'],
  // The rules of write-html let through less; these are what they look at.
  ALLOWED_ATTR: [
    ...['abbr', 'align', 'alt', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'media'],
    ...['open', 'reversed', 'rowspan', 'scope', 'sizes', 'span', 'src', 'srcset', 'start'],
    ...['style', 'title', 'type', 'value', 'width'],
  ],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ADD_FORBID_CONTENTS: goneWhole,
};

/**
 * The sanitiser. DOMPurify takes out what is hostile; of what is left only the known is written,
 * by rules of ours, so that a server and a browser give the same text.
 * @param prepare what a document goes through before this DOM reads it
 * @returns foreign HTML → HTML that is safe to show; to sanitise twice changes nothing
 */
export function createCleaner(
  window: DomWindow,
  policy?: ParsePolicy,
  prepare = (document: string): string => document,
): (html: string) => string {
  const purifier = createPurifier(window as WindowLike);
  if (!purifier.isSupported) throw new Error('DOMPurify does not work in this DOM');
  const options = { ...config, ...(policy && { TRUSTED_TYPES_POLICY: policy }) };

  // In no-quirks mode, as the page itself; after an open body no frameset can take its place.
  const parse = (html: string): Node =>
    purifier.sanitize(prepare(`<!doctype html><body>${tame(html)}`), {
      ...options,
      RETURN_DOM: true,
    });

  return (html) => {
    let written = cleanText(html);
    for (let turn = 0; turn < maxPasses; turn++) {
      const next = writeNodes(parse(written)).trim();
      if (next === written) return next;
      written = next;
    }
    return writeText(parse(written).textContent ?? '');
  };
}
