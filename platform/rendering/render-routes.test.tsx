import { setImmediate } from 'node:timers';
import { lazy, Suspense, use } from 'react';
import { styled } from 'styled-components';
import { renderRoutes } from './render-routes';

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
    const data = Promise.resolve('data came');
    const WithData = () => use(data);
    const { html } = await render(() => (
      <>
        <Suspense fallback="…">
          <Late />
        </Suspense>
        <WithData />
      </>
    ));
    expect(html).toContain('<p>came late</p>');
    expect(html).toContain('data came');
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
