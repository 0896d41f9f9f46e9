import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../start/root.mjs';

const missing = [
  'export const last = [1, 2].at(-1);',
  'export const last = "words".at(-1);',
  'export const found = [1, 2].findLast((one) => one > 1);',
  'export const sorted = [2, 1].toSorted();',
  'export const has = Object.hasOwn({}, "name");',
  'export const copy = structuredClone({});',
  'export const signal = AbortSignal.any([]);',
  'export const signal = AbortSignal.timeout(100);',
  'export const parts = "a/b".split(/(?<=\\/)/);',
  'export const first = Promise.any([Promise.resolve(1)]);',
  'export const words = "a-b".replaceAll("-", " ");',
  'reportError(new Error("broken"));',
  'document.body.replaceChildren();',
  'document.forms[0]?.requestSubmit();',
  // styled-components asks for `replaceAll` there.
  'export const Box = styled.div`& + & { color: red; }`;',
  'export const Box = styled.div`top: 0; &,\n& > a { color: red; }`;',
];
const known = [
  'export const last = ({ at: 1 }).at;',
  'export const last = [1, 2][1] ?? 0;',
  'document.body.append();',
  'export const Box = styled.div`top: 0; &[hidden], a + & { color: red; }`;',
  'export class Stack { items: number[] = []; }',
  'export const cache: { list?: number[] } = {}; cache.list ??= [];',
];

const missingStyle = {
  '.a:has(:checked) { color: red; }': 'selectors.has',
  'height: 100dvh;': 'viewport_percentage_units_dynamic',
  'height: 100dvh; height: 100vh;': 'viewport_percentage_units_dynamic',
  'width: 10cqw;': 'container_query_length_units',
  'overflow: clip;': 'properties.overflow.clip',
  'accent-color: red;': 'properties.accent-color',
  'appearance: none;': 'properties.appearance',
  'color: color-mix(in srgb, red, blue);': 'types.color.color-mix',
  'display: flex; align-items: end;': 'align-items.flex_context.start_end',
  '@container (min-width: 1px) { color: red; }': 'at-rules.container',
  '@media (width >= 600px) { color: red; }': 'at-rules.media.range_syntax',
  '@layer base { a { color: red; } }': 'at-rules.layer',
  '&:not(a, b) { color: red; }': 'selectors.not.selector_list',
  '&:is(a, b) { color: red; }': 'selectors.is',
};
const knownStyle = [
  'height: 100vh; height: 100dvh;',
  '-webkit-appearance: none; appearance: none;',
  '@supports (height: 1dvh) { height: 100dvh; }',
  '@media (min-width: 600px) { display: grid; gap: 4px; }',
  'display: grid; align-items: end; justify-content: start;',
  'inset: 0; padding-block: 1px; text-wrap: balance;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is in the code that is linted
  '&:not(a):not(b) { color: ${theme.color}; ${mixin} } ${wide} { top: ${size}; }',
  "content: 'dvh :has(a)'; background: url(/clip.png);",
];
const inTemplate = (style) => `css\`\n${style}\``;

const lines = [
  ...missing,
  ...known,
  ...[...Object.keys(missingStyle), ...knownStyle].map(inTemplate),
  "export const tall = '@media (height >= 600px)';",
];
const { stdout } = spawnSync(
  process.execPath,
  [join(root, 'platform/commands/lint/testing/probe-browsers.mjs'), ...lines],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const broken = JSON.parse(stdout);

describe('code for browsers uses what all supported ones have', () => {
  it.each(missing.map((line, at) => [line, broken[at]]))('not %s', (_line, rules) => {
    expect(rules.join()).toMatch(/^(compat\/|es-x\/|no-restricted)/);
  });

  it.each(known.map((line, at) => [line, broken[missing.length + at]]))('%s', (_line, rules) => {
    expect(rules).toEqual([]);
  });

  const style = broken.slice(missing.length + known.length);
  const styleRules = Object.entries(missingStyle).map((one, at) => [...one, style[at]]);

  it.each(styleRules)('not the style %s', (_style, feature, [fault]) => {
    expect(fault).toMatch(/^css\/support 2: /);
    expect(fault).toContain(feature);
    expect(fault).toContain('chrome 81');
  });

  it.each(knownStyle.map((line, at) => [line, style[styleRules.length + at]]))(
    'the style %s',
    (_line, faults) => {
      expect(faults).toEqual([]);
    },
  );

  it('no condition of media that one does not know', () => {
    expect(style[style.length - 1].join()).toContain('range_syntax');
  });
});
