import { setImmediate } from 'node:timers';
import { lazy, Suspense, use } from 'react';
import { styled } from 'styled-components';
import { normaliseStyleOrder, renderRoutes } from './render-routes';

beforeAll(() => {
  // React's stream needs it, and jsdom has none.
  Object.assign(globalThis, { setImmediate });
});

const Box = styled.p.withConfig({ componentId: 'test--box' })<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
`;

const render = (Component: () => React.ReactNode) =>
  renderRoutes([{ path: '*', Component }], 'http://shop.invalid/', (router) => router, 1_000);

describe('a page on the server', () => {
  it('has the rules of its own components each time, and of no others', async () => {
    const narrow = await render(() => <Box $wide={false}>Belt</Box>);
    const wide = await render(() => <Box $wide>Bag</Box>);
    const again = await render(() => <Box $wide={false}>Belt</Box>);
    expect(narrow.styleTags).toContain('width:auto;');
    expect(wide.styleTags).toContain('width:100%;');
    expect(wide.styleTags).not.toContain('width:auto;');
    expect(again).toEqual(narrow);
  });

  it('waits for what is not there yet', async () => {
    const Late = lazy(async () => ({ default: () => <p>came late</p> }));
    const late = Promise.resolve('told late');
    const Told = () => use(late);
    const { html } = await render(() => (
      <>
        <Suspense fallback="…">
          <Late />
        </Suspense>
        <Told />
      </>
    ));
    expect(html).toContain('<p>came late</p>');
    expect(html).toContain('told late');
  });

  it('is refused with what its code throws, also within a boundary', async () => {
    const Broken = () => {
      throw new Error('no such bag');
    };
    await expect(
      render(() => (
        <Suspense fallback="…">
          <Broken />
        </Suspense>
      )),
    ).rejects.toThrow('no such bag');
  });
});

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
