import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'federated-site/testing/pages';
import { loginPath } from './AppLink';
import { Button, ButtonLink } from './Button';
import { IconButton } from './IconButton';

describe('a button', () => {
  it('does not send a form by accident', () => {
    render(<Button>Try again</Button>);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('type', 'button');
  });

  it('takes no second press while busy, and keeps the focus', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} busy>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send', busy: true }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('does not send a form a second time while busy', async () => {
    const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Logging in…
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('can be busy, and not any more, after the browser has translated its words', () => {
    const { rerender } = render(<Button>Add to Cart</Button>);
    const font = document.createElement('font');
    font.textContent = 'कार्ट में डालें';
    screen.getByRole('button').firstChild?.replaceWith(font);
    rerender(<Button busy>Add to Cart</Button>);
    expect(screen.getByRole('button', { busy: true })).toHaveTextContent('कार्ट में डालें');
    rerender(<Button>Add to Cart</Button>);
    expect(screen.getByRole('button')).toHaveTextContent('कार्ट में डालें');
  });

  it('with only an icon says what it does', () => {
    render(<IconButton label="Close">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

describe('a link', () => {
  const show = (to: string) =>
    renderRoutes(
      [
        { path: '/', element: <ButtonLink to={to}>Go</ButtonLink> },
        { path: '/products', element: <h1>All Products</h1> },
      ],
      '/',
    );

  it('inside the site goes through the router', async () => {
    const { user, address } = show('/products?category=wallets');
    await user.click(screen.getByRole('link', { name: 'Go' }));
    expect(screen.getByRole('heading', { name: 'All Products' })).toBeVisible();
    expect(address()).toBe('/products?category=wallets');
  });

  it.each(['https://wa.me/91', '//elsewhere.example/', '/\\elsewhere.example'])(
    'to the outside never does: %s',
    (to) => {
      show(to);
      expect(screen.getByRole('link')).toHaveAttribute('href', to);
    },
  );

  it('to another site opens a new tab that cannot reach back', () => {
    show('https://wa.me/91');
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('that calls stays in its tab', () => {
    show('tel:+910000000000');
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  it('to the login page leads back to where the visitor is', () => {
    expect(loginPath('/products?category=wallets&page=2')).toBe(
      '/login?next=%2Fproducts%3Fcategory%3Dwallets%26page%3D2',
    );
  });
});
