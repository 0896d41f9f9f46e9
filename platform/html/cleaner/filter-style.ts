/** More declarations than any writer needs. */
const maxDeclarations = 40;

/** The largest length in px and pt, in em, rem and ch, and in per cent. */
type Limits = readonly [px: number, em: number, percent: number];

const sides = '(?:-(?:top|right|bottom|left))?';
const keywords =
  'border-collapse|caption-side|clear|display|float|font-(?:style|variant)|list-style(?:-type)?|object-fit|overflow-wrap|table-layout|text-(?:align|decoration(?:-line)?|transform)|vertical-align|white-space|word-break';

/** Every property that a document may set, and the lengths that keep it inside its box. */
const properties: readonly (readonly [RegExp, Limits])[] = [
  [/^(?:(?:max-)?(?:width|height)|border-radius)$/, [1_200, 40, 100]],
  [new RegExp(`^(?:(?:margin|padding)${sides}|text-indent|border-spacing)$`), [96, 6, 50]],
  [new RegExp(`^border${sides}(?:-(?:width|style|color))?$`), [8, 0.5, 0]],
  [/^(?:letter|word)-spacing$/, [16, 0.5, 0]],
  [new RegExp(`^(?:(?:background-)?color|background|${keywords})$`), [0, 0, 0]],
];

const words = new Set(
  [
    'none normal auto initial inherit left right center justify start end both top middle bottom',
    'baseline sub super text-top text-bottom italic oblique small-caps underline overline',
    'line-through uppercase lowercase capitalize pre pre-wrap pre-line nowrap break-word anywhere',
    'break-all keep-all block inline inline-block collapse separate fixed contain cover fill',
    'scale-down thin medium thick solid dashed dotted double groove ridge inset outset disc circle',
    'square decimal lower-alpha upper-alpha lower-roman upper-roman',
  ].flatMap((line) => line.split(' ')),
);

const fontName = '(?:"[a-z\\d -]+"|\'[a-z\\d -]+\'|[a-z\\d -]+)';
/** Properties whose values have a form of their own. */
const forms = new Map([
  ['font-family', new RegExp(`^${fontName}(?:, ?${fontName}){0,8}$`)],
  ['font-weight', /^(?:normal|bold|bolder|lighter|[1-9]\d\d)$/],
  ['line-height', /^(?:normal|[12](?:\.\d{1,3})?|3)$/],
]);

const color =
  /^(?:[a-z]{3,24}|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/;

/**
 * A style attribute with the declarations that are known to be harmless: none that takes a place
 * on the page, lies over something, has an enormous size, or asks for anything.
 *
 * Each piece between semicolons is judged for itself. A piece that was cut out of a string or a
 * comment has signs that no value has, or is a harmless declaration by itself.
 * @returns undefined when nothing is left
 */
export function filterStyle(style: string): string | undefined {
  const declarations = new Map<string, string>();
  for (const piece of style.toLowerCase().split(';').slice(0, maxDeclarations)) {
    const [, name = '', rest = ''] = /^\s*([a-z-]+)\s*:(.*)$/s.exec(piece) ?? [];
    // Nothing in a document may overrule the page.
    const value = rest
      .replace(/!\s*important\s*$/, '')
      .trim()
      .replace(/\s+/g, ' ');
    const written = name === 'font-size' ? fontSize(value) : isHarmless(name, value) && value;
    if (!written) continue;
    // As the cascade has it: the later declaration wins, in its own place.
    declarations.delete(name);
    declarations.set(name, written);
  }
  return declarations.size > 0
    ? [...declarations].map((pair) => pair.join(': ')).join('; ')
    : undefined;
}

function isHarmless(name: string, value: string): boolean {
  const form = forms.get(name);
  if (form) return form.test(value);
  const [, limits] = properties.find(([names]) => names.test(name)) ?? [];
  // At spaces, but not at those between brackets.
  const parts = value.split(/ (?![^(]*\))/);
  const isPart = (part: string) =>
    words.has(part) || (/color|^background|^border/.test(name) && color.test(part));
  return limits !== undefined && parts.every((part) => isPart(part) || isShort(part, limits));
}

/** A length between nothing and its unit's limit: no minus, no power of ten, no viewport. */
function isShort(part: string, [px, em, percent]: Limits): boolean {
  const [, digits, unit = ''] =
    /^(\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(px|pt|r?em|ch|%)?$/.exec(part) ?? [];
  const limit = { px, pt: px, '%': percent, '': 0 }[unit] ?? em;
  return digits !== undefined && Number(digits) <= limit;
}

/**
 * A size of letters from 0.6 to 4 `rem`, written in `rem`: sizes relative to the parent would
 * multiply in nested elements until a letter fills the page.
 */
function fontSize(value: string): string | undefined {
  if (/^(?:(?:x-)?small|medium|(?:xx?-)?large|initial|inherit)$/.test(value)) return value;
  const [, digits, unit = ''] = /^(\d{0,4}\.?\d{1,4})(px|pt|r?em|%)$/.exec(value) ?? [];
  const rem = Number(digits) / ({ px: 16, pt: 12, '%': 100 }[unit] ?? 1);
  return rem >= 0.6 && rem <= 4 ? `${Math.round(rem * 1000) / 1000}rem` : undefined;
}
