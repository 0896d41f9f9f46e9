import { screen } from '@testing-library/react';
import { Link } from 'federated-site/router';
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
