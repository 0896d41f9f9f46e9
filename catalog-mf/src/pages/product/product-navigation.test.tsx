import { reshapeCard } from '@shop/shared/entities';
import { mockApi, sampleProduct } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { silence } from 'federated-site/testing/api';
import { prefetchProduct } from '../../data/product/product-cache';
import {
  categories,
  list,
  one,
  open,
  orderText,
  visit,
  visitProduct,
} from '../../testing/product-page';

describe('a product opened from its card', () => {
  it('shows what the card knows at once, keeps what was chosen, and fills in the rest', async () => {
    let reply: (product: unknown) => void = () => undefined;
    mockApi({
      [one]: () => new Promise((resolve) => (reply = resolve)),
      [list]: [],
      [categories]: [],
    });
    const card = reshapeCard(sampleProduct({ slug: 'carried-bag' }));
    if (!card) throw new Error('no card');
    prefetchProduct(card);
    const { user } = open('/products/carried-bag');
    expect(await screen.findByRole('heading', { name: 'Sample Bag 7' })).toBeVisible();
    expect(screen.getAllByText('₹1,499')[0]).toBeVisible();
    expect(screen.queryByText('Product Description')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    reply(sampleProduct({ slug: 'carried-bag' }));
    expect(await screen.findByText('Product Description')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tan' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  it.each([
    ['a picture, has a place for more of them', {}, true],
    ['none, has the drawing alone, as large as it stays', { image: undefined, images: [] }, false],
  ])('drawn from a card with %s', async (_, changes, isSeveral) => {
    mockApi({ [one]: silence(), [list]: [], [categories]: [] });
    const slug = `bag-${isSeveral}`;
    const card = reshapeCard(sampleProduct({ slug, ...changes }));
    if (!card) throw new Error('no card');
    prefetchProduct(card);
    open(`/products/${slug}`);
    const pictures = await screen.findByRole('region', { name: 'Pictures' });
    expect(pictures.hasAttribute('data-several')).toBe(isSeveral);
  });
});

describe('a product that a visitor comes back to', () => {
  it('has the quantity that they chose, and another visit to it begins with one', async () => {
    const { user, router } = await visitProduct();
    const number = () => screen.getByRole('textbox', { name: 'Quantity' });
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    await screen.findByRole('heading', { name: 'The list' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Sample Bag 7' });
    expect(number()).toHaveValue('3');
    expect(orderText()).toContain('Quantity: 3');
    await act(() => router.navigate('/products'));
    await act(() => router.navigate('/products/sample-bag-7'));
    await screen.findByRole('heading', { level: 1, name: 'Sample Bag 7' });
    expect(number()).toHaveValue('1');
  });

  it('is as before until the new answer comes, its related products too', async () => {
    const other = sampleProduct({ id: 8, slug: 'sample-bag-8', title: 'Sample Bag 8' });
    const { api, router, user } = await visit({ [one]: sampleProduct(), [list]: [other] });
    await screen.findByRole('region', { name: 'You may also like' });
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    expect(await screen.findByText('The list')).toBeVisible();
    api.use({ [one]: silence(), [list]: silence() });
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Product Description')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(screen.getByText('Product Description')).toBeVisible();
    expect(screen.getByRole('region', { name: 'You may also like' })).toBeVisible();
  });

  it('stays drawn, and keeps the focus, until new data comes at the same address', async () => {
    const { api, router } = await visitProduct();
    const increase = screen.getByRole('button', { name: 'Increase quantity' });
    increase.focus();
    api.use({ [one]: silence() });
    await act(async () => {
      void router.navigate('/products/sample-bag-7');
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(screen.getByText('Product Description')).toBeVisible();
    expect(increase).toHaveFocus();
  });
});
