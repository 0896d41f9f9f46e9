import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from './EmbedPage';

// The page begins with products all the same.
const elements = {
  'shop-blog-posts': {
    widget: 'blog/BlogPosts',
    definition: { widget: 'BlogPosts', title: 'Posts', attributes: {} },
  },
  'shop-product-grid': {
    widget: 'catalog/ProductGrid',
    definition: {
      widget: 'ProductGrid',
      title: 'Products',
      attributes: {
        category: { kind: 'text', label: 'Category', most: 20 },
        limit: { kind: 'count', label: 'Products', from: 1, to: 24 },
        sort: { kind: 'choice', label: 'Sorted', of: ['newest', 'featured'] },
      },
    },
  },
};

const fetched = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetched;
});

const answer = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status });
const open = () => renderRoutes([{ path: '/embed', Component }], '/embed');
const code = async () => (await screen.findByRole('region', { name: 'Code to paste' })).textContent;

describe('the page for shop owners', () => {
  it('writes what is chosen into the code to paste, and shows it', async () => {
    fetched.mockImplementation(answer(200, elements));
    const { user, container } = open();
    expect(await code()).toMatch(/<shop-product-grid class="[\w-]+" limit="4"/);
    expect(screen.getByRole('combobox', { name: 'Width' })).toHaveValue('a whole page');
    expect(screen.getByRole('combobox', { name: 'Sorted' })).toHaveDisplayValue('default');
    expect(screen.getByRole('textbox', { name: 'Category' })).toHaveAttribute(
      'placeholder',
      'default',
    );

    await user.type(screen.getByRole('textbox', { name: 'Category' }), 'wallets');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sorted' }), 'newest');
    expect(await code()).toContain('category="wallets" sort="newest"');
    expect(container.querySelector('shop-product-grid')).toHaveAttribute('category', 'wallets');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Element' }), 'shop-blog-posts');
    expect(await code()).toMatch(/<shop-blog-posts class="[\w-]+" limit="4"/);
    expect(container.querySelector('shop-product-grid')).toBeNull();
  });

  it('has the same as HTML for a server, and the script with its hash', async () => {
    const loader = { src: 'https://shop.example/embed/v1/embed-1.js', integrity: 'sha384-x' };
    fetched.mockImplementation((url: string) =>
      answer(200, url.endsWith('loader.json') ? loader : elements)(),
    );
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Category' }), 'wallets & more');
    await user.click(screen.getByText('As HTML from your server, or with a fixed script'));
    expect(screen.getByRole('region', { name: 'Address of the HTML' })).toHaveTextContent(
      /\/embed\/v1\/catalog\/ProductGrid\.html\?limit=4&category=wallets\+%26\+more$/,
    );
    expect(screen.getByRole('region', { name: 'Fixed script' })).toHaveTextContent(
      `<script async src="${loader.src}" integrity="sha384-x" crossorigin></script>`,
    );
  });

  it('copies the code', async () => {
    fetched.mockImplementation(answer(200, elements));
    const { user } = open();
    const text = await code();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it('says when the shop does not answer, and tries again', async () => {
    fetched.mockImplementation(answer(503, {}));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fetched.mockImplementation(answer(200, elements));
    await user.click(again);
    expect(await code()).toContain('shop-product-grid');
  });
});
