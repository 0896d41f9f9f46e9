import type * as FastCheck from 'fast-check';
import { pieces } from './hostile-pieces';

/**
 * Hostile documents: known deceits, mixed with markup that is broken in every
 * way, in any order and nesting. What runs calls `hit()`; what is asked for is at `evil.example`.
 * @param fc the library, which only the tests that need it load
 */
export function hostileHtml(fc: typeof FastCheck): FastCheck.Arbitrary<string> {
  const one = (list: readonly string[]) => fc.constantFrom(...list);
  const value = fc.oneof(one(pieces.addresses), one(pieces.twofold), one(pieces.texts));
  const quoted = (text: FastCheck.Arbitrary<string>) =>
    fc.tuple(text, fc.constantFrom('"', "'", '')).map(([inner, mark]) => mark + inner + mark);
  const pair = (name: FastCheck.Arbitrary<string>, text: FastCheck.Arbitrary<string>) =>
    fc.tuple(name, quoted(text)).map(([left, right]) => `${left}=${right}`);

  const attribute = fc.oneof(
    pair(one(pieces.addressed), value),
    pair(fc.constant('style'), one(pieces.styles)),
    pair(fc.constantFrom('title', 'alt', 'lang', 'dir', 'media', 'sizes'), value),
    pair(one(pieces.named), one(pieces.names)),
    one(pieces.handlers).map((name) => `${name}=hit()`),
    one(pieces.loose),
  );
  const tag = one(pieces.tags);
  const open = fc
    .tuple(tag, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '>', '>', '/>', ''))
    .map(([name, attributes, end]) => `<${[name, ...attributes].join(' ')}${end}`);
  const close = tag.map((name) => `</${name}>`);

  const { document } = fc.letrec<{ document: string; node: string; element: string }>((tie) => ({
    element: fc
      .tuple(tag, fc.array(attribute, { maxLength: 2 }), tie('document'))
      .map(([name, list, inner]) => `<${[name, ...list].join(' ')}>${inner}</${name}>`),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      one(pieces.texts),
      open,
      close,
      one(pieces.known),
      one(pieces.twofold),
      tie('element'),
    ),
    document: fc.array(tie('node'), { maxLength: 6 }).map((nodes) => nodes.join('')),
  }));
  return document;
}
