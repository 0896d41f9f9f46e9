import { css, styled } from 'styled-components';
import { HttpError } from '../../../async';
import { type RemoteModule, setRemoteLoader } from '../../../react';
import { fragmentRenderer, listEmbeds } from '../../../rendering/render-fragment';
import { Link } from '../../../router';

const renderFragment = fragmentRenderer({
  base: css`
    p {
      margin: 0;
    }
  `,
  dark: '--site-paper:black;',
  parts: css`
    [part='root'] {
      color: black;
    }
  `,
  MissingPicture: () => <svg />,
});

const Tall = styled.p`
  color: tan;
`;

const embed = {
  widget: 'Grid',
  title: 'Products',
  attributes: { limit: { kind: 'count', label: 'Products', from: 1, to: 9 } },
} as const;

const offer = (more: Partial<RemoteModule>) =>
  setRemoteLoader(async () => ({
    name: 'catalog',
    routes: [],
    widgets: {
      Grid: async () => ({
        load: async (props) => `${(props as { limit?: number }).limit ?? 'all'} bags`,
        Component: ({ data }) => (
          <Tall>
            <Link to="/products">{String(data)}</Link>
          </Tall>
        ),
      }),
      Private: async () => ({ load: async () => null, Component: () => null }),
    },
    embeds: { 'shop-grid': async () => embed },
    ...more,
  }));

describe('a widget for another web page', () => {
  it('is drawn with its data and its style, and stands on a ground of its own', async () => {
    offer({});
    const answer = await renderFragment('catalog', 'Grid', 'limit=3');
    if (!('html' in answer)) throw new Error(JSON.stringify(answer));
    const [drawing, widget] = answer.html.split('</svg></div>');
    expect(drawing).toMatch(/^<div hidden="" part="missing"><svg/);
    expect(widget).toMatch(/^<p class="[^"]+"><a href="\/products"[^>]*>3 bags<\/a><\/p>$/);
    expect(answer.css).toContain('color:tan');
    expect(answer.css).toContain(':host{display:block!important;}');
    expect(answer.css).toContain(
      ":host([theme='dark']),:host([data-dark]:not([theme])){--site-paper:",
    );
    expect(answer.css).not.toContain('<');
  });

  it('is had only if its owner offers it to other pages', async () => {
    offer({});
    for (const name of ['Private', 'Nothing', 'constructor', '__proto__']) {
      expect(await renderFragment('catalog', name, '')).toEqual({ missing: true });
    }
    offer({ embeds: {} });
    expect(await renderFragment('catalog', 'Grid', '')).toEqual({ missing: true });
  });

  it('is refused when it is asked for what cannot be', async () => {
    offer({});
    expect(await renderFragment('catalog', 'Grid', 'limit=99')).toEqual({
      wrong: 'limit is a whole number from 1 to 9, not “99”',
    });
  });

  it('fails with the reason when its data cannot be had, or it cannot be drawn', async () => {
    const broken = (load: () => Promise<unknown>, Component: () => null) =>
      offer({ widgets: { Grid: async () => ({ load, Component }) } });
    broken(
      () => Promise.reject(new HttpError(400, {}, 'GET x')),
      () => null,
    );
    expect(await renderFragment('catalog', 'Grid', '')).toEqual({
      failed: true,
      reason: 'GET x answered 400',
    });
    broken(
      async () => null,
      () => {
        throw new Error('no such field');
      },
    );
    expect(await renderFragment('catalog', 'Grid', '')).toMatchObject({ failed: true });
  });

  it('leaves to others to tell that the API does not answer', async () => {
    const load = () => Promise.reject(new HttpError(503, {}, 'GET x'));
    offer({ widgets: { Grid: async () => ({ load, Component: () => null }) } });
    expect(await renderFragment('catalog', 'Grid', '')).toEqual({ failed: true });
  });
});

describe('the elements for other web pages', () => {
  it('are those of every part that answers', async () => {
    offer({});
    const catalog = await listEmbeds(['catalog']);
    expect(catalog).toEqual({ 'shop-grid': { widget: 'catalog/Grid', definition: embed } });
    setRemoteLoader(async () => {
      throw new Error('down');
    });
    expect(await listEmbeds(['catalog'])).toEqual({});
  });
});
