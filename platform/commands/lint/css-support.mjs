import { createRequire } from 'node:module';
import { compile } from 'stylis';

const require = createRequire(import.meta.url);
const { css } = require('@mdn/browser-compat-data');

/** What a browser leaves out without harm, and why, by MDN's names: `properties.overflow.clip`. */
const harmless = {
  'at-rules.media.forced-colors': 'The page is as without it.',
  'at-rules.media.scripting': 'A page whose scripts were never to come looks as if they were.',
  'properties.aspect-ratio': 'platform/rendering/page-styles.ts has a fallback.',
  'properties.break-after': 'Only where printed pages break.',
  'properties.contain-intrinsic-block-size': 'Only with content-visibility.',
  'properties.container-type': 'An embed is as wide as its content where its place has no width.',
  'properties.color-scheme': 'Scroll bars and fields stay light.',
  'properties.content-visibility': 'Everything is laid out, which takes longer.',
  'properties.cursor': 'Phones have none.',
  'properties.field-sizing':
    'A link to copy by hand stands in two lines; a longer one is scrolled.',
  'properties.gap.flex_context': 'Chromium 81 to 83 set parts of a row closer together.',
  'properties.forced-color-adjust': 'Only where colours are forced.',
  'properties.overflow-clip-margin': 'A shadow is cut off.',
  'properties.overscroll-behavior': 'The page behind is scrolled at the end of what lies over it.',
  'properties.overscroll-behavior-x': 'The same.',
  'properties.resize': 'Fields of text have the height that they are given.',
  'properties.scroll-snap-stop': 'A strong swipe passes more than one picture.',
  'properties.scrollbar-width': 'Scroll bars are as the browser has them.',
  'properties.text-decoration-thickness': 'Lines below links are as the browser has them.',
  'properties.text-size-adjust': 'Safari is asked by its own name for it, which stands before.',
  'properties.text-underline-offset': 'Lines below links are as the browser has them.',
  'properties.text-wrap': 'Lines are broken less evenly.',
  'properties.view-transition-name': 'Pages change without a transition.',
  'selectors.details-content': 'On paper, what is folded stays so.',
  'selectors.focus-visible': 'The focus is marked by the browser’s own ring.',
  'selectors.marker': 'The mark before a line has the colour of its text.',
  'selectors.selection': 'Selected text has the colours of the system.',
  'selectors.where': 'A link that is pointed at keeps its colour.',
};
// `platform/browser/longhands.ts` replaces these.
const rewritten = /^properties\.(inset|(margin|padding|border)-(block|inline))(\.|$)/;

const isHarmless = (name) =>
  rewritten.test(name) ||
  Object.keys(harmless).some((one) => name === one || name.startsWith(`${one}.`));

const viewportUnits = { d: 'dynamic', l: 'large', s: 'small' };

/** MDN's name of a unit of length. */
const unitName = (unit) => {
  if (unit.startsWith('cq')) return 'container_query_length_units';
  const size = viewportUnits[/^([dls])v(?:[bhiw]|max|min)$/.exec(unit)?.[1]];
  return size ? `viewport_percentage_units_${size}` : unit;
};

function namesInDeclaration(property, value, isFlex) {
  // What a browser calls by a name of its own is for that one alone.
  if (property.startsWith('-')) return [];
  const own = ['properties', property];
  const names = [own];
  if (isFlex && /^(?:(?:column|row)-)?gap$/.test(property)) names.push([...own, 'flex_context']);
  if (isFlex && /^(?:start|end)$/.test(value)) names.push([...own, 'flex_context', 'start_end']);
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, unit, word, bracket] of words.matchAll(
    /\d([a-z]+)|(?<![\w#.-])(-?[a-z][\w-]*)(\()?/gi,
  )) {
    if (unit) names.push(['types', 'length', unitName(unit)]);
    else if (bracket) names.push(['types', word], ['types', 'color', word]);
    else names.push([...own, word]);
  }
  return names;
}

function namesInSelector(selector) {
  const plain = selector.replace(/\[[^\]]*\]/g, '[]');
  const names = [...plain.matchAll(/:+([a-z][a-z-]*)/g)].map(([, name]) => ['selectors', name]);
  return /:not\([^)]*,/.test(plain) ? [...names, ['selectors', 'not', 'selector_list']] : names;
}

function namesInAtRule(text) {
  const [, rule, rest] = /^@([a-z-]+)(.*)$/s.exec(text) ?? [];
  const features = [...(rest ?? '').matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)];
  return [
    ['at-rules', rule],
    ...features.map(([, feature]) => ['at-rules', rule, feature]),
    ...(/[<>]/.test(rest) ? [['at-rules', rule, 'range_syntax']] : []),
  ];
}

/** The style in a template, line by line; what it puts in stands for one word, or for none. */
function textOf({ quasis, expressions }, sourceCode) {
  let text = '';
  quasis.forEach(({ value: { raw } }, index) => {
    text += raw;
    const expression = expressions[index];
    if (!expression) return;
    const isAlone = /(?:^|[;{}]|\*\/)\s*$/.test(text);
    const isBeforeBlock = /^\s*\{/.test(quasis[index + 1].value.raw);
    if (isAlone) text += isBeforeBlock ? '@media x' : '';
    else text += 'x';
    text += '\n'.repeat(sourceCode.getText(expression).split('\n').length - 1);
  });
  return text;
}

/**
 * ESLint's rule for style in templates: what a supported browser lacks is refused, unless a
 * declaration of the same property stands before it (or the same with `-webkit-`), it is asked for
 * by `@supports`, or its lack does no harm.
 * @param {(compat: object) => string[]} lackedBy the browsers that lack a feature of MDN's tables
 */
export const cssSupport = (lackedBy) => ({
  create({ report, sourceCode }) {
    const lacks = (names) =>
      names.flatMap((path) => {
        const name = path.join('.');
        const compat = path.reduce((part, key) => part?.[key], css)?.__compat;
        const browsers = compat && !isHarmless(name) ? lackedBy(compat) : [];
        return browsers.length > 0 ? [`${name} is not in ${browsers.join(', ')}`] : [];
      });

    const check = (node) => {
      const reportFaults = ({ line, value }, faults) => {
        for (const fault of faults) {
          const at = { line: node.loc.start.line + line - 1, column: 0 };
          report({ loc: at, message: '`{{value}}`: {{fault}}', data: { value, fault } });
        }
      };
      const walk = (elements) => {
        const isFlex = elements.some((one) => one.props === 'display' && /flex/.test(one.children));
        const declared = new Set();
        for (const element of elements) {
          const { type, props, children, value } = element;
          if (type === 'decl') {
            const faults = lacks(namesInDeclaration(props, children, isFlex));
            if (!declared.has(props)) reportFaults(element, faults);
            if (faults.length === 0) declared.add(props.replace(/^-webkit-/, ''));
          } else if (type === 'rule') {
            reportFaults(element, lacks(namesInSelector(value)));
          } else if (type.startsWith('@')) {
            reportFaults(element, lacks(namesInAtRule(value)));
          }
          if (Array.isArray(children) && type !== '@supports') walk(children);
        }
      };
      walk(compile(textOf(node, sourceCode)));
    };

    return {
      TaggedTemplateExpression({ tag, quasi }) {
        const name = sourceCode.getText(tag);
        if (/^(?:styled|css|keyframes|createGlobalStyle)\b/.test(name)) check(quasi);
      },
      // A whole style sheet, or a part of one.
      TemplateLiteral(node) {
        const isTagged = node.parent.type === 'TaggedTemplateExpression';
        if (!isTagged && /[\w-]+:[^{};]+;/.test(sourceCode.getText(node))) check(node);
      },
      Literal(node) {
        if (!/^@\w+ *\(/.test(node.value)) return;
        for (const message of lacks(namesInAtRule(node.value))) report({ node, message });
      },
    };
  },
});
