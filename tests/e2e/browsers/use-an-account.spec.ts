import { customer, type KnownAccount } from '../fixtures/account';
import { findPost } from '../fixtures/blog';
import { rupees } from '../fixtures/rupees';
import type { Visitor } from './visitor';
import { expect, test } from './visitor-test';

/** In Chromium 80 too, which stands for 81 to 84: these cannot be had. It refuses requests of a cart. */
const readable = { tag: '@readable' };

async function logIn(visitor: Visitor, { email, password }: KnownAccount): Promise<void> {
  await visitor.at('/login');
  await visitor.write('Email', email);
  await visitor.write('Password', password);
  await visitor.press('main button', 'Login');
}

test('every page hydrates', readable, async ({ visitor, catalogue }) => {
  // Seven pages.
  test.slow();
  const pages = ['/', '/products', `/products/${catalogue.bag().slug}`, '/blogs', '/contact'];
  for (const path of [...pages, '/login', '/register']) {
    await visitor.open(path);
    await visitor.hydrated();
  }
});

test(
  'a visitor orders in the colour and number they chose',
  readable,
  async ({ visitor, catalogue }) => {
    const { slug, title, price, colors } = catalogue.bag();
    await visitor.open(`/products/${slug}`);
    await visitor.hydrated();
    await visitor.press('main label', colors[1]);
    await visitor.press('main button', 'Increase quantity');

    const text = await visitor.openedChat('main button', 'Order on WhatsApp');
    for (const part of [title, `Colour: ${colors[1]}`, 'Quantity: 2', rupees(price)]) {
      expect(text).toContain(part);
    }
  },
);

test('a visitor presses Add to Cart, signs in, and has it in the cart', async ({
  visitor,
  api,
  catalogue,
}) => {
  const { slug, title } = catalogue.bag();
  const account = await customer(api);
  await visitor.open(`/products/${slug}`);
  await visitor.hydrated();
  await visitor.press('main button', 'Add to Cart');
  await visitor.press('[aria-label="Messages"] a', 'Login');
  await logIn(visitor, account);

  await visitor.at(`/products/${slug}`);
  await visitor.see(`${title} added to cart`);
  await visitor.press('header button', 'Cart (1)');
  await visitor.see('Checkout');
  expect(await visitor.chatText('dialog a[href^="https://wa.me/"]')).toContain(title);
  await visitor.press('dialog button', 'Close cart');
  // Back from the panel's own place, the browser scrolls to where the page was.
  await expect.poll(() => visitor.run(() => Object.keys(history))).toEqual([]);
  await visitor.press('main button', 'Add to Cart');
  await visitor.press('header button', 'Cart (2)');
});

test('a reader signs in and comments on a post', readable, async ({ visitor, api }) => {
  const account = await customer(api);
  const { slug } = await findPost(api, () => true);
  await visitor.open(`/blog/${slug}`);
  await visitor.hydrated();
  await visitor.press('main a', 'Login');
  await logIn(visitor, account);

  await visitor.at(`/blog/${slug}`);
  const text = `Did it on Sunday, as ${account.email} says.`;
  await visitor.write(`Write a comment as ${account.firstName}`, text);
  await visitor.press('main button', 'Post comment');
  const comments = () =>
    visitor.run(() => document.querySelector('#comments li')?.textContent ?? '');
  await expect.poll(comments).toContain(text);
});

test('a visitor writes to the shop', readable, async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.hydrated();
  await visitor.write('Name', 'Asha');
  await visitor.write('Email', 'asha@shop.example');
  await visitor.write('Phone', '98000 00000');
  await visitor.write('Message', 'Is the market tote still there?');
  await visitor.press('main button', 'Send message');

  await visitor.see('Thanks — your message looks good.');
});
