import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'federated-site/router';
import { renderRoutes } from 'federated-site/testing/pages';
import { usePanel } from './use-panel';

const never = () => new Promise<never>(() => undefined);

function Shelf() {
  const { busy, open } = usePanel('cart', never);
  return (
    <>
      <button type="button" onClick={open} aria-busy={busy}>
        Cart
      </button>
      <Link to="/care">Care</Link>
    </>
  );
}

it('a panel that is still on its way does not hold up another page', async () => {
  const { user } = renderRoutes(
    [
      { path: '/', element: <Shelf /> },
      { path: '/care', element: <h1>Leather care</h1> },
    ],
    '/',
  );
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('link', { name: 'Care' }));
  expect(await screen.findByRole('heading', { name: 'Leather care' })).toBeVisible();
});

const cart = { default: () => <p>What is in the cart</p> };
const atOnce = async () => cart;

function Bag() {
  const { Panel, open, close } = usePanel('cart', atOnce);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={open}>
        Cart
      </button>
      <button type="button" onClick={() => navigate('?color=Tan', { replace: true })}>
        Tan
      </button>
      <Link to="/care">Care</Link>
      {Panel && <Panel onClose={close} />}
    </>
  );
}

it('a panel stays when the address of its page follows a choice, and goes with the page', async () => {
  const { user } = renderRoutes(
    [
      { path: '/bag', element: <Bag /> },
      { path: '/care', element: <Link to="/bag">Bag</Link> },
    ],
    '/bag',
  );
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(await screen.findByText('What is in the cart')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tan' }));
  expect(screen.getByText('What is in the cart')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Care' }));
  await user.click(await screen.findByRole('link', { name: 'Bag' }));
  await screen.findByRole('button', { name: 'Cart' });
  expect(screen.queryByText('What is in the cart')).toBeNull();
});
