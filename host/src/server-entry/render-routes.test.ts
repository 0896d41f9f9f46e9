import { normaliseStyleOrder } from './render-routes';

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
    expect(normaliseStyleOrder(other)).toBe(normaliseStyleOrder(first));
    expect(normaliseStyleOrder(first)).toBe(
      page(
        component(1, 'host--a', '.a{color:tan;}'),
        component(2, 'catalog--b', '.b{content:"}";}'),
        component(3, 'sc-keyframes-grow', '@keyframes grow{0%{opacity:0;}}'),
        component(4, 'sc-keyframes-turn', '@keyframes turn{0%{opacity:0;}}'),
      ),
    );
  });

  it('keep what is of no component', () => {
    expect(normaliseStyleOrder('<style>a{b:c}</style>')).toBe('<style>a{b:c}</style>');
    expect(normaliseStyleOrder('')).toBe('');
  });
});
