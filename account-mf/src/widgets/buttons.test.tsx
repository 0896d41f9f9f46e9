import { Widget } from '@shop/shared/federation';
import { renderRoutes } from '@shop/shared/testing';
import { Toasts } from '@shop/shared/ui';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import remote from '../remote';

const tote = { productId: 7, title: 'Market tote' };

function show(widget: ReactNode) {
  window.history.replaceState(null, '', '/products?category=wallets');
  const element = (
    <>
      {widget}
      <Toasts />
    </>
  );
  return renderRoutes([{ path: '/', element }], '/', { remotes: [remote] });
}

const message = async () => within(await screen.findByRole('region', { name: 'Messages' }));

describe('a signed-out visitor (spec section 8)', () => {
  it('is asked to login on pressing the cart, and can come back', async () => {
    const { user } = show(
      <Widget name="account/AddToCartButton" {...tote} look="icon" fallback={null} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Add Market tote to cart' }));
    const toast = await message();
    expect(toast.getByText('Please login to add items to cart!')).toBeVisible();
    expect(toast.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts%3Fcategory%3Dwallets',
    );
  });

  it('is asked to login on pressing the heart', async () => {
    const { user } = show(
      <Widget name="account/WishlistButton" {...tote} look="wide" fallback={null} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    expect((await message()).getByText('Please login to wishlist items!')).toBeVisible();
  });

  it('hears the message once', async () => {
    const { user } = show(
      <Widget name="account/WishlistButton" {...tote} look="icon" fallback={null} />,
    );
    const heart = await screen.findByRole('button', { name: 'Add Market tote to wishlist' });
    await user.click(heart);
    await user.click(heart);
    expect((await message()).getAllByText('Please login to wishlist items!')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Please login to wishlist items!');
  });

  it('cannot put a sold-out product into the cart', async () => {
    show(<Widget name="account/AddToCartButton" {...tote} look="wide" disabled fallback={null} />);
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  });
});
