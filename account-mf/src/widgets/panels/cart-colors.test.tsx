import { login, logout } from '@shop/shared/session';
import { addDialogMethods, mockApi, sampleProduct } from '@shop/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Widget } from 'federated-site/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../../remote';

type Colors = { name: string; quantity: number }[];

const tote = sampleProduct({ id: 7, title: 'Tote', discounted_price: '1499.00' });

/** A shop with one cart; `counts`: its API knows the extension that keeps colours. */
class FakeShop {
  lines: { id: number; product: typeof tote; quantity: number; colors: Colors }[] = [];
  api = mockApi({});

  constructor(private readonly counts: boolean) {}

  private reply = ({ colors, ...line }: FakeShop['lines'][number]) =>
    this.counts ? { ...line, colors } : line;

  open(email = 'asha@shop.example'): void {
    this.api = mockApi({
      'POST /api/auth/token/': { access: email, refresh: email },
      'GET /api/auth/me/': { first_name: '', last_name: '', email },
      'GET /api/auth/cart/': () => this.lines.map(this.reply) as never,
      'POST /api/auth/cart/': ({ body: { quantity = 1, color } }) => {
        const line = this.lines[0] ?? { id: 1, product: tote, quantity: 0, colors: [] };
        line.quantity += quantity;
        const same = line.colors.find(({ name }) => name === color);
        if (same) same.quantity += quantity;
        else if (color) line.colors.push({ name: color, quantity });
        this.lines = [line];
        return answer(201, this.counts ? this.reply(line) : undefined);
      },
      'PATCH /api/auth/cart/{id}/': ({ body: { quantity, colors } }) => {
        this.lines = this.lines.map((line) => ({
          ...line,
          quantity: quantity ?? line.quantity,
          colors: colors ?? line.colors,
        }));
        return answer(200, this.counts ? this.lines.map(this.reply)[0] : undefined);
      },
      'DELETE /api/auth/cart/{id}/': () => {
        this.lines = [];
        return answer(204);
      },
    });
  }
}

/** The page of the tote, where it is chosen in two colours, or on a card in none. */
function show() {
  const adds = (color?: string) => (
    <section aria-label={color ?? 'Card'}>
      <Widget
        name="account/AddToCartButton"
        productId={7}
        title="Tote"
        look="wide"
        {...(color && { color })}
        fallback={null}
      />
    </section>
  );
  const element = (
    <>
      {adds('Black')}
      {adds('Tan')}
      {adds()}
      <Widget name="account/CartPanelButton" fallback={null} />
    </>
  );
  return renderRoutes([{ path: '/', element }], '/', { remotes: [remote] });
}

const signIn = (email = 'asha@shop.example') => act(() => login({ email, password: 'Abc12!' }));

type User = ReturnType<typeof show>['user'];

/** @param pieces in the cart afterwards */
async function add(user: User, where: string, pieces: number) {
  const section = within(screen.getByRole('region', { name: where }));
  await user.click(await section.findByRole('button', { name: 'Add to Cart' }));
  await screen.findByRole('button', { name: `Cart (${pieces})` });
}

async function openCart(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Cart/ }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('heading', { name: 'Tote' });
  return panel;
}

type Panel = Awaited<ReturnType<typeof openCart>>;

const order = (panel: Panel) => {
  const link = panel.getByRole('link', { name: 'Order on WhatsApp' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
};
const lineOf = (panel: Panel) => order(panel).split('\n')[1];

beforeAll(addDialogMethods);
afterEach(() => act(() => logout()));

describe.each([
  ['our API, which counts colours', true],
  ['an API that ignores colours', false],
])('the colour of an order is the one that was ordered: %s', (_, counts) => {
  let shop: FakeShop;
  beforeEach(async () => {
    shop = new FakeShop(counts);
    shop.open();
    await signIn();
  });

  it('Black and Tan are one of each', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    await add(user, 'Tan', 2);
    const panel = await openCart(user);
    expect(panel.getByText('₹1,499 · 1 Black, 1 Tan')).toBeVisible();
    expect(lineOf(panel)).toBe('• Tote (1 Black, 1 Tan): 2 × ₹1,499 = ₹2,998');
  });

  it('Black stays Black', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    const panel = await openCart(user);
    expect(panel.getByText('₹1,499 · Black')).toBeVisible();
    expect(lineOf(panel)).toBe('• Tote (Black): 1 × ₹1,499 = ₹1,499');
  });

  it('of a product added on a card must be chosen', async () => {
    const { user } = show();
    await add(user, 'Card', 1);
    const panel = await openCart(user);
    expect(panel.getByText('₹1,499 · Colour: please ask')).toBeVisible();
    expect(lineOf(panel)).toBe('• Tote (Colour: please ask): 1 × ₹1,499 = ₹1,499');
  });

  it('a stepper changes the pieces of its colour, never below 1, and Remove takes them all', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    await add(user, 'Tan', 2);
    const panel = await openCart(user);
    const tans = within(panel.getByRole('group', { name: 'Quantity of Tote, Tan,' }));
    await user.click(tans.getByRole('button', { name: 'Increase quantity' }));
    await user.click(tans.getByRole('button', { name: 'Increase quantity' }));
    const blacks = within(panel.getByRole('group', { name: 'Quantity of Tote, Black,' }));
    await user.click(blacks.getByRole('button', { name: 'Decrease quantity' }));
    expect(lineOf(panel)).toContain('(1 Black, 3 Tan): 4 ×');
    await waitFor(() => expect(shop.lines).toMatchObject([{ quantity: 4 }]));

    await user.click(panel.getByRole('button', { name: 'Remove Tote, Tan, from cart' }));
    expect(lineOf(panel)).toContain('(Black): 1 ×');
    await waitFor(() => expect(shop.lines).toMatchObject([{ quantity: 1 }]));
    await waitFor(() => expect(lineOf(panel)).toContain('(Black): 1 ×'));
  });

  it('the only colour of a line follows its quantity', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    const panel = await openCart(user);
    const stepper = within(panel.getByRole('group', { name: 'Quantity of Tote' }));
    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(shop.lines).toMatchObject([{ quantity: 2 }]));
    expect(panel.getByText('₹1,499 · Black')).toBeVisible();
    const picture = panel.getByRole('heading', { name: 'Tote' }).parentElement;
    expect(picture?.querySelector('img')).toHaveAttribute('src', '/media/products/71.jpg');
  });

  it('an unknown one is chosen in the panel, and can be chosen again', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    await add(user, 'Card', 2);
    const panel = await openCart(user);
    expect(lineOf(panel)).toContain('(1 Black, colour of 1: please ask): 2 ×');
    const [, unknown] = panel.getAllByRole('combobox', { name: 'Colour of Tote' });
    expect(unknown).toHaveDisplayValue('Choose a colour');
    await user.selectOptions(unknown as HTMLElement, 'Tan');
    expect(panel.getByText('₹1,499 · 1 Black, 1 Tan')).toBeVisible();
    const [first] = panel.getAllByRole('combobox', { name: 'Colour of Tote' });
    await user.selectOptions(first as HTMLElement, 'Tan');
    expect(panel.getByText('₹1,499 · Tan')).toBeVisible();
    await waitFor(() =>
      expect(shop.api.callsOf('PATCH /api/auth/cart/{id}/').at(-1)?.body).toEqual({
        quantity: 2,
        colors: [{ name: 'Tan', quantity: 2 }],
      }),
    );
  });

  it('of pieces that another device added must be chosen, and all of them when it removed some', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    await add(user, 'Tan', 2);
    for (const [quantity, text] of [
      [3, '1 Black, 1 Tan, colour of 1: please ask'],
      [1, 'Colour: please ask'],
      [2, counts ? '1 Black, 1 Tan' : 'Colour: please ask'],
    ] as const) {
      shop.lines = shop.lines.map((line) => ({ ...line, quantity }));
      const panel = await openCart(user);
      expect(await panel.findByText(`₹1,499 · ${text}`)).toBeVisible();
      await user.click(panel.getByRole('button', { name: 'Close cart' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    }
  });

  it('on a second device is right where the API counts colours, else must be chosen', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    await add(user, 'Tan', 2);
    // Nothing but the account goes over to another device.
    localStorage.clear();
    await signIn();
    const panel = await openCart(user);
    const text = counts ? '1 Black, 1 Tan' : 'Colour: please ask';
    expect(await panel.findByText(`₹1,499 · ${text}`)).toBeVisible();
  });

  it('is not shown to another visitor of this browser', async () => {
    const { user } = show();
    await add(user, 'Black', 1);
    act(() => logout());
    expect(localStorage.getItem('shop-colors')).toBeNull();
    const other = new FakeShop(counts);
    other.lines = [{ id: 1, product: tote, quantity: 1, colors: [] }];
    other.open('bina@shop.example');
    await signIn('bina@shop.example');
    const panel = await openCart(user);
    expect(await panel.findByText('₹1,499 · Colour: please ask')).toBeVisible();
    expect(localStorage.getItem('shop-colors')).toBeNull();
  });

  it('is not the one that an earlier release stored when it was looked at', async () => {
    localStorage.setItem('shop-colors', '[[7,"Tan"]]');
    const { user } = show();
    await add(user, 'Card', 1);
    const panel = await openCart(user);
    expect(panel.getByText('₹1,499 · Colour: please ask')).toBeVisible();
  });
});

it('the panel adds no more than there is, and says how much that is', async () => {
  const shop = new FakeShop(true);
  shop.lines = [{ id: 1, product: tote, quantity: 4, colors: [{ name: 'Tan', quantity: 4 }] }];
  shop.open();
  await signIn();
  const { user } = show();
  const panel = await openCart(user);
  const plus = () => panel.getByRole('button', { name: 'Increase quantity' });
  await user.click(plus());
  expect(panel.getByText('5 in stock')).toBeVisible();
  await user.click(plus());
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  expect(lineOf(panel)).toContain(': 5 ×');
  await waitFor(() => expect(shop.lines).toMatchObject([{ quantity: 5 }]));
  shop.lines = shop.lines.map((line) => ({ ...line, quantity: 8 }));
  await user.click(panel.getByRole('button', { name: 'Close cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const again = await openCart(user);
  expect(await again.findByText('Only 5 in stock')).toBeVisible();
  expect(lineOf(again)).toContain(': 8 ×');
});
