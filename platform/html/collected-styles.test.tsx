import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled, version } from 'styled-components';
import { inStableOrder, isMark, readStyles, rulesAndMarks, withoutMarks } from './collected-styles';

const component = (group: number, id: string, css: string) =>
  `${css}/*!sc*/\ndata-styled.g${group}[id="${id}"]{content:"x,"}/*!sc*/\n`;
const page = (...blocks: string[]) => `<style data-styled="true">${blocks.join('')}</style>`;

describe('the styles of a page', () => {
  it('are the same whatever was drawn before', () => {
    const first = page(
      component(3, 'host--a', '.a{color:tan;}'),
      component(80, 'catalog--b', '.b{content:"}";}'),
      component(201, 'sc-keyframes-turn', '@keyframes turn{0%{opacity:0;}}'),
      component(202, 'sc-keyframes-grow', '@keyframes grow{0%{opacity:0;}}'),
    );
    const other = page(
      component(7, 'host--a', '.a{color:tan;}'),
      component(95, 'catalog--b', '.b{content:"}";}'),
      component(140, 'sc-keyframes-grow', '@keyframes grow{0%{opacity:0;}}'),
      component(190, 'sc-keyframes-turn', '@keyframes turn{0%{opacity:0;}}'),
    );
    expect(inStableOrder(other)).toBe(inStableOrder(first));
    expect(inStableOrder(first)).toBe(
      page(
        component(1, 'host--a', '.a{color:tan;}'),
        component(2, 'catalog--b', '.b{content:"}";}'),
        component(3, 'sc-keyframes-grow', '@keyframes grow{0%{opacity:0;}}'),
        component(4, 'sc-keyframes-turn', '@keyframes turn{0%{opacity:0;}}'),
      ),
    );
  });

  it('keep what is of no component', () => {
    expect(inStableOrder('<style>a{b:c}</style>')).toBe('<style>a{b:c}</style>');
    expect(inStableOrder('')).toBe('');
  });
});

describe('what styled-components itself writes', () => {
  const turn = keyframes`to { rotate: 1turn; }`;
  const Bag = styled.b`
    color: tan;
    animation: ${turn} 1s;
    &:hover { color: black; }
  `;
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Bag />));
  const styles = readStyles(inStableOrder(sheet.getStyleTags()));
  const parts = rulesAndMarks(styles?.css ?? '');

  it('has its version', () => {
    expect(styles?.version).toBe(version);
  });

  it('is rules, each with a mark after those of one component or animation', () => {
    const kinds = parts.map((part) =>
      isMark(part) ? 'mark' : part.replace(/^\.\w+|\w+(?=\{)/, 'x'),
    );
    expect(kinds).toEqual([
      expect.stringMatching(/^x\{color:tan;animation:\w+ 1s;\}$/),
      'x:hover{color:black;}',
      'mark',
      expect.stringMatching(/^@keyframes x\{/),
      'mark',
    ]);
    expect(parts.filter(isMark)).toEqual([
      expect.stringMatching(/^data-styled\.g1\[/),
      expect.stringMatching(/^data-styled\.g2\[id="sc-keyframes-/),
    ]);
  });

  it('is CSS without them', () => {
    const rules = parts.filter((part) => !isMark(part));
    expect(withoutMarks(styles?.css ?? '')).toBe(rules.join(''));
  });
});
