import { joinStyles } from '../browser/later-page-data';
import { splitStyles, withValues } from './split-styles';

const mark = 'data-styled.g1[id="host--x"]{content:"a,"}';
const tags = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${rules.map((rule) => `${rule}/*!sc*/\n`).join('')}</style>`;
const first = (html: string, ...rules: string[]) => splitStyles(tags(...rules), html)?.first;

describe('styles of the first view', () => {
  it.each([
    '.a{top:0;}',
    ".a[data-tone='quiet']{top:0;}",
    '.a[data-wide]{top:0;}',
    '.a:not([data-large]){top:0;}',
    '.a[open]>b{top:0;}',
    '.a:focus-visible{top:0;}',
    '.a:hover,.a[aria-current]{top:0;}',
    '@media (min-width: 768px){.a{top:0;}}',
    '@keyframes turn{to{top:0;}}',
  ])('have %s', (rule) => {
    const html = '<a class="a" data-tone="quiet" data-wide="true" aria-current="page"></a>';
    expect(first(html, rule)).toBe(rule);
  });

  it.each([
    '.a:hover{top:0;}',
    '.a:hover,.b:active{top:0;}',
    ".a[data-tone='loud']{top:0;}",
    '.a[data-large]{top:0;}',
    '.a:disabled{top:0;}',
    '@media print{.a{top:0;}}',
    "@media (min-width: 768px){.a[data-tone='loud']{top:0;}.a:hover{top:0;}}",
    mark,
  ])('leave %s to the rest', (rule) => {
    expect(first('<a class="a" data-tone="quiet"></a>', rule)).toBe('');
  });

  it('are taken over by styled-components with the rest, in their order', () => {
    const split = splitStyles(
      tags('.a:hover{top:0;}', '.a{top:var(--shop-space-m, 1px);}', mark, '.b{top:2px;}', mark),
      '<a class="a"></a>',
    );
    document.head.innerHTML = `<style id="first-styles">${split?.first}</style>`;
    joinStyles(split);
    const all = document.querySelector('style[data-styled][data-styled-version="6.6.0"]');
    const expected = tags('.a:hover{top:0;}', '.a{top:1px;}', mark, '.b{top:2px;}', mark);
    expect(
      `<style data-styled="true" data-styled-version="6.6.0">${all?.textContent}</style>`,
    ).toBe(expected);
  });

  it('have the theme’s values, also one inside another', () => {
    expect(
      withValues('a{font:600 var(--shop-size-h, clamp(1rem, calc(1vw + (2px)), 2rem))/1 x;}'),
    ).toBe('a{font:600 clamp(1rem, calc(1vw + (2px)), 2rem)/1 x;}');
    expect(withValues('a{top:var(--shop-a, var(--shop-b, 3px));left:var(--own, 1px);}')).toBe(
      'a{top:3px;left:var(--own, 1px);}',
    );
    const font = 'b{font:var(--shop-font-display, "Shop Display", serif);}';
    expect(withValues(font)).toBe(font);
  });
});
