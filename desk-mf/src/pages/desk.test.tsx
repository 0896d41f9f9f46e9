import type { DeskOrderReply, DeskPictureReply, DeskProductReply } from '@shop/shared/contract';
import { login, logout } from '@shop/shared/session';
import { type MockHandlers, mockApi } from '@shop/shared/testing';
import { Toasts } from '@shop/shared/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'federated-site/router';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { inTurn } from '../data/desk-store';
import { drafts } from '../data/drafts';
import { undo } from '../data/outcome';
import { uploadPhoto } from '../data/upload-photo';
import remote from '../remote';

jest.mock('../data/upload-photo', () => ({ uploadPhoto: jest.fn() }));

const tote: DeskProductReply = {
  ...{ id: 7, slug: 'tote', title: 'Tote', category: 'bags', price: '1999.00' },
  ...{ discounted_price: null, sale_ends_at: null, quantity: 3, hidden: false, version: 4 },
  images: [1, 2].map((id) => ({ id, hash: `h${id}`, image: `/media/h${id}/640.jpg` })),
};
const categories = ['bags', 'belts'].map((slug, at) => ({
  ...{ id: at + 1, slug, title: slug.toUpperCase(), description: '', image: null },
}));
const change = {
  ...{ id: 5, at: '2026-11-26T08:30:00.000Z', who: 'Asha', kind: 'product' as const, ref: '7' },
  ...{
    title: 'Tote',
    before: { quantity: 3 },
    after: { quantity: 0 },
    undone_at: null,
    undoable: true,
  },
};

const key = 'K7Q4WXYZ23456789ABCD';
const order: DeskOrderReply = {
  ...{ id: 9, version: 2, key, reference: 'K7Q4', status: 'confirmed', name: 'Meena' },
  ...{ created_at: change.at, total: '3998.00', amount: '4100.00' },
  lines: [{ slug: 'tote', title: 'Tote', color: 'Tan', quantity: 2, unit_price: '1999.00' }],
  states: [{ status: 'new', at: change.at }],
};

/** What the API answers to changes by the versions that they name, each after 30 ms. */
function versioned<T extends { version: number }>(first: T) {
  let now = first;
  return async ({ body }: { body: unknown }) => {
    await new Promise((done) => setTimeout(done, 30));
    const { version, pictures, ...edit } = body as { version: number; pictures?: string[] };
    const images = pictures?.map((hash, id) => ({ id, hash, image: `/media/${hash}/640.jpg` }));
    if (version !== now.version) return answer(409, { detail: 'No', current: now });
    now = { ...now, ...edit, ...(images && { images }), version: version + 1 };
    return { ...now, change: now.version };
  };
}

beforeEach(() => {
  logout();
  sessionStorage.clear();
});

async function open(url: string, handlers: MockHandlers = {}, user: object = { is_staff: true }) {
  const api = mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'a@b.co', ...user },
    ...handlers,
  });
  await login({ email: 'a@b.co', password: 'Abc12!' });
  const element = (
    <>
      <Outlet />
      <Toasts />
    </>
  );
  const children = [...remote.routes, { path: '/login', element: <h1>Login</h1> }];
  return { api, ...renderRoutes([{ HydrateFallback: () => null, element, children }], url) };
}

/** Replaces each text, as a browser does that translates the page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
    texts.currentNode = font.firstChild as Text;
  }
}

const patchOf = 'PATCH /api/auth/desk/products/{id}/';
const openTote = (handlers: MockHandlers = {}) =>
  open('/desk/products/7', {
    'GET /api/auth/desk/products/{id}/': tote,
    'GET /api/auth/categories/': categories,
    ...handlers,
  });

describe('opening the desk', () => {
  it('a customer reads whose page it is, and nothing is loaded', async () => {
    const { api } = await open('/desk', {}, {});
    expect(
      await screen.findByRole('heading', { name: 'This page is for the shop’s staff' }),
    ).toBeVisible();
    expect(api.calls.filter(({ key }) => key.includes('desk'))).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('a visitor is shown where to sign in', async () => {
    logout();
    renderRoutes(
      [...remote.routes].map((route) => ({ ...route, HydrateFallback: () => null })),
      '/desk',
    );
    const link = await screen.findByRole('link', { name: 'Login' }).catch(() => undefined);
    if (link) expect(link).toHaveAttribute('href', '/login?next=%2Fdesk');
    else expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('staff of yesterday sign in again', async () => {
    const { user } = await open('/desk/log', {
      'GET /api/auth/desk/changes/': answer(401, { code: 'sign_in_again' }),
      'POST /api/auth/token/refresh/': { access: 'newer' },
    });
    const button = await screen.findByRole('button', { name: 'Login' });
    // Also where it is far above what is in sight.
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('staff who lose the role in the middle of a form read what to do', async () => {
    const { user } = await openTote({ [patchOf]: answer(403, {}) });
    await user.type(await screen.findByLabelText('Price'), '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Nothing was saved: login again.')).not.toEqual([]);
  });

  it('staff whose session has ended sign in once, wherever they do', async () => {
    let hasEnded = true;
    const entries = () => (hasEnded ? answer(401, {}) : { count: 0, results: [] });
    await open('/desk/log', {
      'GET /api/auth/desk/changes/': entries,
      'POST /api/auth/token/refresh/': answer(401, {}),
    });
    expect(await screen.findByText(/login again/)).toBeVisible();
    hasEnded = false;
    await act(() => login({ email: 'a@b.co', password: 'Abc12!' }));
    expect(await screen.findByRole('heading', { name: 'Log (0)' })).toBeVisible();
  });
});

describe('a product', () => {
  it('is saved with what changed alone, shown at once, and undone by one press', async () => {
    const after = { ...tote, price: '1499.00', version: 5 };
    const { api, user } = await openTote({
      [patchOf]: { ...after, change: 5 },
      'POST /api/auth/desk/changes/{id}/undo/': { change: 6 },
    });
    const price = await screen.findByLabelText('Price');
    await user.clear(price);
    await user.type(price, 'Rs. 1,499');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const messages = await screen.findByRole('region', { name: 'Messages' });
    expect(within(messages).getByText('Tote: price ₹1,999 → ₹1,499')).toBeVisible();
    expect(api.callsOf(patchOf)[0]?.body).toEqual({ version: 4, price: 'Rs. 1,499' });
    await user.click(within(messages).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('1999'));
    expect(await screen.findAllByText('Undone.')).not.toEqual([]);
  });

  it('says what another phone has changed, and keeps what was typed', async () => {
    const current = { ...tote, price: '1500.00', quantity: 0, version: 9 };
    const { api, user } = await openTote({ [patchOf]: answer(409, { detail: 'No', current }) });
    await user.type(await screen.findByLabelText('Sale price'), '1200');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        /Somebody else .*: price ₹1,999 → ₹1,500, stock 3 → 0\..* what you typed is still in the fields/,
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Stock')).toHaveValue('0');
    expect(screen.getByLabelText('Sale price')).toHaveValue('1200');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf(patchOf)[1]?.body).toEqual({ version: 9, discounted_price: '1200' }),
    );
  });

  it('is as before when no answer comes, with what was typed, and after another page too', async () => {
    const { user, router } = await openTote({ [patchOf]: noAnswer });
    const stock = await screen.findByLabelText('Stock');
    await user.clear(stock);
    await user.type(stock, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/nothing was saved/)).not.toEqual([]);
    expect(screen.getByLabelText('Stock')).toHaveValue('12');
    expect(router).toBeDefined();
    expect(drafts.get('product 7')).toEqual({ quantity: '12' });
  });

  it.each([
    ['Price', 'Rs. 1,499', { price: '1499.00' }, 'Tote: price ₹1,999 → ₹1,499'],
    ['Last day of the sale', '2026-12-31', { sale_ends_at: '2026-12-31T18:29:59Z' }, /sale ends/],
  ])('is saved though the answer is lost: %s is loaded again', async (label, text, is, said) => {
    let now = tote;
    const { user } = await openTote({
      'GET /api/auth/desk/products/{id}/': () => now,
      [patchOf]: () => {
        now = { ...tote, ...is, version: 5 };
        return noAnswer();
      },
    });
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(said)).not.toEqual([]);
    expect(screen.queryByText(/did not answer/)).toBeNull();
    expect(drafts.get('product 7')).toEqual({});
  });

  it('says to look again when nothing tells whether it was saved; a second press then blames no one', async () => {
    let isDown = false;
    const { user } = await openTote({
      'GET /api/auth/desk/products/{id}/': () => (isDown ? noAnswer() : tote),
      [patchOf]: () => {
        if (isDown) {
          const current = { ...tote, quantity: 12, version: 5 };
          return answer(409, { detail: 'No', current });
        }
        isDown = true;
        return noAnswer();
      },
    });
    const stock = await screen.findByLabelText('Stock');
    await user.clear(stock);
    await user.type(stock, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findAllByText('The shop did not answer; look again whether it was saved.'),
    ).not.toEqual([]);
    expect(stock).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Tote: stock 3 → 12')).not.toEqual([]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    expect(drafts.get('product 7')).toEqual({});
  });

  it('says what is wrong with a year of five digits, and leaves the form as it was typed', async () => {
    const refusal = { sale_ends_at: ['This is not a date.'] };
    const { api, user } = await openTote({ [patchOf]: answer(400, refusal) });
    await user.type(await screen.findByLabelText('Sale price'), '100');
    const day = screen.getByLabelText('Last day of the sale');
    fireEvent.change(day, { target: { value: '20266-12-31' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(expect.stringContaining('not a date')),
    );
    expect(api.callsOf(patchOf)[0]?.body).toEqual({
      ...{ version: 4, discounted_price: '100', sale_ends_at: '20266-12-31' },
    });
    expect(screen.getByLabelText('Sale price')).toHaveValue('100');
  });

  it('says that there is nothing to save, in place of a refusal that is corrected', async () => {
    const current = { ...tote, price: '1500.00', version: 9 };
    const { api, user } = await openTote({ [patchOf]: answer(409, { detail: 'No', current }) });
    const stock = await screen.findByLabelText('Stock');
    fireEvent.change(stock, { target: { value: '99999999' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Somebody else/)).toBeVisible();
    fireEvent.change(stock, { target: { value: '3' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Nothing to save.')).not.toEqual([]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    expect(screen.queryByText(/changed again in the meantime/)).toBeNull();
    expect(api.callsOf(patchOf)).toHaveLength(1);
  });

  it('shows the API’s words at the field that it refuses', async () => {
    const refusal = { discounted_price: ['The sale price must be lower than the price.'] };
    const { user } = await openTote({ [patchOf]: answer(400, refusal) });
    await user.type(await screen.findByLabelText('Sale price'), '5000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Sale price')).toHaveAccessibleDescription(
        expect.stringContaining('must be lower'),
      ),
    );
    expect(
      await screen.findAllByText(
        'Nothing was saved. Sale price: The sale price must be lower than the price.',
      ),
    ).not.toEqual([]);
  });

  it('gets a description, colours, a category and a country, in one save', async () => {
    const colors = [
      { name: 'Tan', hex: '#b5793f' },
      { name: 'Red', hex: '#aa0000' },
    ];
    const edit = { description: 'Waxed.', category: 'belts', country_of_origin: 'India' };
    const after = { ...tote, ...edit, available_colors: colors, version: 5, change: 5 };
    const { api, user } = await openTote({ [patchOf]: after });
    await user.type(await screen.findByLabelText('Description'), 'Waxed.');
    await user.selectOptions(screen.getByLabelText('Category'), 'BELTS');
    await user.type(screen.getByLabelText('Country of origin'), 'India');
    for (const [at, name] of ['Tan', 'Black', 'Red'].entries()) {
      await user.click(screen.getByRole('button', { name: 'Add a colour' }));
      await user.type(screen.getByLabelText(`Name of colour ${at + 1}`), name);
    }
    fireEvent.change(screen.getByLabelText('Tone of colour 3'), { target: { value: '#aa0000' } });
    await user.click(screen.getByRole('button', { name: 'Remove Black' }));
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    await waitFor(() =>
      expect(api.callsOf(patchOf)[0]?.body).toEqual({
        ...{ version: 4, ...edit, available_colors: JSON.stringify(colors) },
      }),
    );
    expect(
      await screen.findAllByText(
        'Tote: category bags → belts, description none → Waxed., colours none → 2, country of origin none → India',
      ),
    ).not.toEqual([]);
  });

  it('says of one that is gone that it is, and offers no second try', async () => {
    await openTote({ 'GET /api/auth/desk/products/{id}/': answer(404, { detail: 'Not found.' }) });
    expect(await screen.findByText('It is not there any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('a picture that stands for two colours is shown and moved twice', async () => {
    const images = ['h1', 'h2', 'h1'].map((hash, id) => ({
      ...{ id, hash, image: `/media/${hash}/640.jpg` },
    }));
    const { api, user } = await openTote({
      'GET /api/auth/desk/products/{id}/': { ...tote, images },
      [patchOf]: versioned({ ...tote, images }),
    });
    await user.click(await screen.findByRole('button', { name: 'Picture 3: earlier' }));
    await screen.findAllByText('Tote: other pictures');
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual(
      ['h1', 'h1', 'h2'].map((hash) => `/media/${hash}/640.jpg`),
    );
    expect(api.callsOf(patchOf)[0]?.body).toMatchObject({ pictures: ['h1', 'h1', 'h2'] });
  });

  it('is sold out, hidden, and its pictures change places, each by one press', async () => {
    const { api, user } = await openTote({ [patchOf]: tote });
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    await user.click(screen.getByRole('button', { name: 'Hide from the shop' }));
    await user.click(screen.getByRole('button', { name: 'Picture 2: earlier' }));
    await user.click(screen.getByRole('button', { name: 'Picture 1: remove' }));
    await waitFor(() =>
      expect(api.callsOf(patchOf).map(({ body }) => body)).toEqual([
        { version: 4, quantity: 0 },
        { version: 4, hidden: true },
        { version: 4, pictures: ['h2', 'h1'] },
        { version: 4, pictures: [expect.any(String)] },
      ]),
    );
  });

  it('is saved form by form: what is typed into the other one stays there', async () => {
    const { api, user } = await openTote({ [patchOf]: versioned(tote) });
    await user.type(await screen.findByLabelText('Title'), ' bag');
    await user.type(screen.getByLabelText('Price'), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Tote: price ₹1,999 → ₹19,990')).not.toEqual([]);
    expect(screen.getByLabelText('Title')).toHaveValue('Tote bag');
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    await waitFor(() =>
      expect(api.callsOf(patchOf).map(({ body }) => body)).toEqual([
        { version: 4, price: '19990' },
        { version: 5, title: 'Tote bag' },
      ]),
    );
  });

  it('is saved although the categories do not come', async () => {
    const { user } = await openTote({
      [patchOf]: versioned(tote),
      'GET /api/auth/categories/': () => new Promise(() => {}),
    });
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    expect(await screen.findAllByText('Tote: stock 3 → 0')).not.toEqual([]);
  });

  it('says of each quick press what this one changed', async () => {
    const patch = versioned(tote);
    const { user } = await openTote({
      [patchOf]: ({ body }: { body: unknown }) => {
        const { price, ...edit } = body as { price?: string };
        return patch({ body: { ...edit, ...(price && { price: '1499.00' }) } });
      },
    });
    const price = await screen.findByLabelText('Price');
    await user.clear(price);
    await user.type(price, 'Rs. 1,499');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    expect(await screen.findAllByText('Tote: stock 3 → 0')).not.toEqual([]);
  });

  it('ties a refusal to its colours, and loses no place when the last one is removed', async () => {
    const refusal = { available_colors: ['This names Tan twice.'] };
    const { user } = await openTote({ [patchOf]: answer(400, refusal) });
    const add = await screen.findByRole('button', { name: 'Add a colour' });
    await user.click(add);
    await user.click(add);
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    const colors = screen.getByRole('group', { name: 'Colours' });
    await waitFor(() => expect(colors).toHaveAccessibleDescription('This names Tan twice.'));
    await user.type(screen.getByLabelText('Name of colour 1'), 'Tan');
    expect(colors).not.toHaveAttribute('aria-describedby');
    await user.click(screen.getByRole('button', { name: 'Remove Tan' }));
    expect(screen.getByRole('button', { name: 'Remove the colour' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove the colour' }));
    expect(add).toHaveFocus();
  });

  it('is not in conflict with its own quick presses, nor with an undo under way', async () => {
    const patch = versioned(tote);
    let version = 4;
    const { api, user } = await openTote({
      [patchOf]: patch,
      'GET /api/auth/desk/products/{id}/': () => ({ ...tote, version }),
      'POST /api/auth/desk/changes/{id}/undo/': async () => {
        await patch({ body: { version: 5, quantity: 3 } });
        version = 6;
        return { change: 6 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Hide from the shop' }));
    await user.type(screen.getByLabelText('Price'), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf(patchOf).map(({ body }) => body)).toEqual([
        { version: 4, quantity: 0 },
        { version: 6, hidden: true },
        { version: 7, price: '19990' },
      ]),
    );
    expect(await screen.findAllByText('Tote: price ₹1,999 → ₹19,990')).not.toEqual([]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('gets a photo although its price was changed while the photo was sent', async () => {
    const photo: DeskPictureReply = { id: 3, hash: 'h3', image: '/media/h3/640.jpg' };
    let arrive = () => {};
    jest.mocked(uploadPhoto).mockReturnValue(
      new Promise((done) => {
        arrive = () => done(photo);
      }),
    );
    const { api, user } = await openTote({ [patchOf]: versioned(tote) });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    arrive();
    await waitFor(() =>
      expect(api.callsOf(patchOf).map(({ body }) => body)).toEqual([
        { version: 4, quantity: 0 },
        { version: 5, pictures: ['h1', 'h2', 'h3'] },
      ]),
    );
    expect(await screen.findAllByText('Tote: pictures 2 → 3')).not.toEqual([]);
  });

  it('gets a photo although another phone gave it one and a price while the photo was sent', async () => {
    const photo: DeskPictureReply = { id: 4, hash: 'h4', image: '/media/h4/640.jpg' };
    jest.mocked(uploadPhoto).mockResolvedValue(photo);
    const images = [...tote.images, { id: 3, hash: 'h3', image: '/media/h3/640.jpg' }];
    const theirs = { ...tote, images, price: '1500.00', version: 9 };
    const { api, user } = await openTote({ [patchOf]: versioned(theirs) });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    expect(await screen.findByAltText('Picture 4 of Tote')).toBeVisible();
    expect(api.callsOf(patchOf)[1]?.body).toEqual({
      version: 9,
      pictures: ['h1', 'h2', 'h3', 'h4'],
    });
    expect(await screen.findAllByText('Tote: pictures 2 → 4')).not.toEqual([]);
    expect(screen.getByLabelText('Price')).toHaveValue('1500');
    expect(screen.queryByText(/Somebody else|Nothing was saved/)).toBeNull();
  });

  it('asks before a page is left whose photo is on its way', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let arrive = () => {};
    jest.mocked(uploadPhoto).mockReturnValue(
      new Promise((done) => {
        arrive = () => done({ id: 3, hash: 'h3', image: '/media/h3/640.jpg' });
      }),
    );
    const { user } = await openTote({ [patchOf]: versioned(tote) });
    const field = await screen.findByLabelText('Add a photo');
    expect(leave()).toBe(false);
    await user.upload(field, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(leave()).toBe(true);
    arrive();
    await waitFor(() => expect(leave()).toBe(false));
  });

  it('gets a photo that was sent while another page of the desk was opened, and shows it', async () => {
    let arrive = () => {};
    jest.mocked(uploadPhoto).mockReturnValue(
      new Promise((done) => {
        arrive = () => done({ id: 3, hash: 'h3', image: '/media/h3/640.jpg' });
      }),
    );
    const { user, unmount } = await openTote({ [patchOf]: versioned(tote) });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    unmount();
    await openTote({ [patchOf]: versioned(tote) });
    await screen.findByAltText('Picture 2 of Tote');
    arrive();
    expect(await screen.findByAltText('Picture 3 of Tote')).toBeVisible();
  });

  it('keeps what was typed before and during a save that fails', async () => {
    let fail = () => {};
    const saving = new Promise((done) => {
      fail = () => done(noAnswer());
    });
    const { user } = await openTote({ [patchOf]: () => saving });
    await user.type(await screen.findByLabelText('Price'), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByLabelText('Stock'), '5');
    fail();
    expect(await screen.findAllByText(/nothing was saved/)).not.toEqual([]);
    expect(screen.getByLabelText('Stock')).toHaveValue('35');
    expect(screen.getByLabelText('Price')).toHaveValue('19990');
    expect(drafts.get('product 7')).toEqual({ price: '19990', quantity: '35' });
  });

  it('says after a reload what was typed and is not saved, and discards it by one press', async () => {
    const { user, unmount } = await openTote();
    await user.type(await screen.findByLabelText('Price'), '0');
    await user.type(screen.getByLabelText('Description'), 'Waxed.');
    expect(screen.queryByText(/Typed before/)).toBeNull();
    unmount();
    await openTote();
    expect(await screen.findByText('Typed before, not saved: Price.')).toBeVisible();
    expect(screen.getByText('Typed before, not saved: Description.')).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('19990');
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    expect(screen.getByLabelText('Price')).toHaveValue('1999');
    expect(screen.queryByText('Typed before, not saved: Price.')).toBeNull();
    expect(screen.getByLabelText('Description')).toHaveValue('Waxed.');
    expect(drafts.get('product 7')).toEqual({ description: 'Waxed.' });
  });
});

describe('a new product', () => {
  it('is not sent without its title, category, price and photo', async () => {
    const { api, user } = await open('/desk/new', { 'GET /api/auth/categories/': categories });
    await screen.findByLabelText('Title');
    await user.click(screen.getByRole('button', { name: 'Add to the shop' }));
    for (const text of ['a title', 'a category', 'a price']) {
      expect(screen.getByText(new RegExp(`${text}\\.$`))).toBeVisible();
    }
    expect(screen.getByText('Please take a photo.')).toBeVisible();
    await user.type(screen.getByLabelText('Title'), 'Clutch');
    expect(screen.getByLabelText('Title')).toBeValid();
    expect(screen.queryByText(/a title\.$/)).toBeNull();
    expect(screen.getByText(/a price\.$/)).toBeVisible();
    expect(api.callsOf('POST /api/auth/desk/products/')).toEqual([]);
  });

  it('has its photo after another page of the desk was opened while it was sent', async () => {
    let arrive = () => {};
    jest.mocked(uploadPhoto).mockReturnValue(
      new Promise((done) => {
        arrive = () => done({ id: 3, hash: 'h3', image: '/media/h3/640.jpg' });
      }),
    );
    const routes = { 'GET /api/auth/categories/': categories };
    const { user, unmount } = await open('/desk/new', routes);
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Take a photo'), file);
    unmount();
    await open('/desk/new', routes);
    // Until it has come, nothing can be added, and no other photo be taken.
    expect(await screen.findByText('Sending the photo…')).toBeVisible();
    expect(screen.getByLabelText('Take a photo')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add to the shop' })).toHaveAttribute('aria-busy');
    translate();
    arrive();
    expect(await screen.findByAltText('The photo')).toBeVisible();
    expect(screen.getByLabelText('Another photo')).toBeEnabled();
    expect(screen.queryByText('Sending the photo…')).toBeNull();
  });
});

describe('what waits, and the log', () => {
  it('an enquiry is answered by one press', async () => {
    const enquiry = {
      ...{ id: 3, name: 'Meena', email: 'm@b.co', phone: '+91 98', message: 'In tan?' },
      ...{ answered: false, created_at: change.at },
    };
    const none = { count: 0, results: [] };
    const { api, user } = await open('/desk', {
      'GET /api/auth/desk/today/': {
        ...{ comments: none, orders: none, sold_out: { count: 1, results: [tote] } },
        enquiries: { count: 1, results: [enquiry] },
      },
      'PATCH /api/auth/desk/enquiries/{id}/': { ...enquiry, answered: true, change: 8 },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByRole('button', { name: 'Mark as not answered' })).toBeVisible();
    expect(api.callsOf('PATCH /api/auth/desk/enquiries/{id}/')[0]?.body).toEqual({
      answered: true,
    });
    expect(screen.getByRole('link', { name: /Tote/ })).toHaveAttribute('href', '/desk/products/7');
  });

  it.each([
    ['+91 98765 43210', '919876543210'],
    ['098765-43210', '919876543210'],
    ['+44 20 7946 0000', '442079460000'],
    ['00971 50 123 4567', '971501234567'],
  ])('an enquiry from %s is answered in the chat with %s', async (phone, digits) => {
    const enquiry = {
      ...{ id: 3, name: 'Meena', email: 'm@b.co', phone, message: 'In tan?' },
      ...{ answered: false, created_at: change.at },
    };
    await open('/desk/enquiries', {
      'GET /api/auth/desk/enquiries/': { count: 1, results: [enquiry] },
    });
    const chat = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Answer in the chat' });
    const { pathname, searchParams } = new URL(chat.href);
    expect(pathname).toBe(`/${digits}`);
    expect(searchParams.get('text')).toBe('Hello Meena, Chamda & Co. thanks you for your message.');
  });

  const comment = {
    ...{ id: 3, post: '100%-wool', name: 'Neha', content: 'Thank you', approved: null },
    created_at: change.at,
  };
  const commentsOf = 'GET /api/auth/desk/comments/';
  const decide = 'PATCH /api/auth/desk/comments/{id}/';
  const decided = ({ body }: { body: unknown }) => ({ ...comment, ...(body as object), change: 8 });

  it('comments that wait stand apart from those that are shown, and a press can be taken back', async () => {
    const hidden = { ...comment, id: 4, content: 'Buy pills', approved: false };
    const { user } = await open('/desk/comments', {
      [commentsOf]: ({ query }: { query: Record<string, string> }) => ({
        ...{ count: 1, results: [query.decided ? hidden : comment] },
      }),
      [decide]: decided,
    });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(waiting.getByRole('link', { name: '100%-wool' })).toHaveAttribute(
      'href',
      '/blog/100%25-wool',
    );
    await user.click(waiting.getByRole('button', { name: 'Show' }));
    expect(await waiting.findByText('shown')).toBeVisible();
    expect(waiting.getByRole('heading', { name: 'Waiting (0)' })).toBeVisible();
    await user.click(waiting.getByRole('button', { name: 'Hide' }));
    expect(await waiting.findByText('hidden')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Shown or hidden' }));
    const others = within(await screen.findByRole('region', { name: 'Shown or hidden' }));
    expect(await others.findByText('Buy pills')).toBeVisible();
    expect(others.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show']);
  });

  it('of comments none is passed over when more of them are asked for after a decision', async () => {
    const all = Array.from({ length: 25 }, (_, at) => ({
      ...{ ...comment, id: 100 - at, content: `Comment no. ${at}` },
    }));
    let waiting = all;
    const { api, user } = await open('/desk/comments', {
      [commentsOf]: ({ query }: { query: Record<string, string> }) => {
        const from = Number(query.offset);
        return { count: waiting.length, results: waiting.slice(from, from + 20) };
      },
      [decide]: ({ params, body }: { params: Record<string, string>; body: unknown }) => {
        waiting = waiting.filter(({ id }) => id !== Number(params.id));
        return { ...all[100 - Number(params.id)], ...(body as object), change: 8 };
      },
    });
    const [, hide] = await screen.findAllByRole('button', { name: 'Hide' });
    await user.click(hide as HTMLElement);
    await waitFor(() => expect(waiting).toHaveLength(24));
    waiting = [{ ...comment, id: 101, content: 'Comment just now' }, ...waiting];
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Comment no. 24')).toBeVisible();
    for (const { content } of all) expect(screen.getByText(content)).toBeVisible();
    expect(api.callsOf(commentsOf).map(({ query }) => query.offset)).toEqual(['0', '19']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('by keyboard, a press that takes its button away leaves the focus at its row', async () => {
    const { user } = await open('/desk/comments', {
      [commentsOf]: { count: 1, results: [comment] },
      [decide]: decided,
    });
    (await screen.findByRole('button', { name: 'Show' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
    expect(screen.getByRole('listitem')).toHaveTextContent('Thank you');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
  });

  it('by keyboard, a product that is sold out leaves the focus where it is', async () => {
    const { api, user } = await openTote({ [patchOf]: versioned(tote) });
    const button = await screen.findByRole('button', { name: 'Sold out' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findAllByText('Tote: stock 3 → 0')).not.toEqual([]);
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(api.callsOf(patchOf)).toHaveLength(1);
  });

  it('by keyboard, a row that goes gives the focus to the next one, the last one to the heading', async () => {
    const { user } = await openTote({ [patchOf]: versioned(tote) });
    (await screen.findByRole('button', { name: 'Picture 1: remove' })).focus();
    await user.keyboard('{Enter}');
    const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
    await waitFor(() => expect(pictures.getByRole('listitem')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Picture 1: remove' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pictures.getByRole('heading')).toHaveFocus());
  });

  it.each([
    ['log', 'changes', change],
    ['products', 'products', tote],
    ['orders', 'orders', order],
  ])('a part of the %s that does not come is missed aloud', async (page, call, one) => {
    const results = Array.from({ length: 50 }, (_, at) => ({ ...one, id: 100 - at }));
    const { user } = await open(`/desk/${page}`, {
      [`GET /api/auth/desk/${call}/`]: ({ query }: { query: Record<string, string> }) =>
        Number(query.offset) > 0 ? noAnswer() : { count: 51, results },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByText('This could not be loaded.')).not.toEqual([]);
  });

  const ofImport = {
    ...{ ...change, id: 3, kind: 'import' as const, title: 'Import', who: 'command' },
    ...{ before: {}, after: { products: 3, posts: 1 }, undoable: false },
  };
  it('the log says who changed what, and a refused undo says why', async () => {
    const { user } = await open('/desk/log', {
      'GET /api/auth/desk/changes/': {
        count: 3,
        results: [
          change,
          { ...change, id: 4, title: 'Comment 12', after: { approved: null } },
          ofImport,
        ],
      },
      'POST /api/auth/desk/changes/{id}/undo/': answer(409, { detail: 'No' }),
    });
    expect(await screen.findByText('Tote', { selector: 'strong' })).toBeVisible();
    expect(document.title).toMatch(/^Desk: log/);
    expect(screen.getByText(/stock 3 → 0/)).toBeVisible();
    expect(screen.getByText(/: waiting/)).toHaveTextContent(/^Comment 12: waiting/);
    expect(screen.getByText(/Import/).parentElement).toHaveTextContent(
      /^Import: products 3, posts 1command, .*\d\d:\d\d$/,
    );
    const log = within(screen.getByRole('region', { name: 'Log' }));
    const buttons = log.getAllByRole('button', { name: 'Undo' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0] as HTMLElement);
    expect(await screen.findAllByText(/changed again in the meantime/)).not.toEqual([]);
  });

  it.each([
    ['/products', 'products', { ...tote, price: '1499.00' }, /₹1,499/, /₹1,999/],
    ['/orders', 'orders', { ...order, amount: '4000.00' }, /₹4,000/, /₹3,998/],
    ['', 'today', { ...order, amount: '4000.00' }, /New orders \(9\)|All 9/, /orders \(8\)|All 8/],
  ])('/desk%s shows what is undone on a page that the browser has translated', async (...row) => {
    const [page, call, now, shownNow, shownAfter] = row;
    let results: object[] = [now];
    const none = { count: 0, results: [] };
    const list = () => ({ count: 8 + results.length, results });
    const today = () => ({ orders: list(), enquiries: none, comments: none, sold_out: none });
    await open(`/desk${page}`, {
      [`GET /api/auth/desk/${call}/`]: call === 'today' ? today : list,
      'POST /api/auth/desk/changes/{id}/undo/': () => {
        results = { products: [tote], orders: [{ ...order, amount: null }], today: [] }[call] ?? [];
        return { change: 6 };
      },
    });
    await screen.findAllByText(shownNow);
    translate();
    await act(() => undo(change.id));
    expect((await screen.findAllByText(shownAfter)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(shownNow)).toEqual([]);
  });

  it('a double press undoes once', async () => {
    let undone_at: string | null = null;
    const { api } = await open('/desk/log', {
      'GET /api/auth/desk/changes/': () => ({ count: 1, results: [{ ...change, undone_at }] }),
      'POST /api/auth/desk/changes/{id}/undo/': () => {
        undone_at = change.at;
        return { change: 6 };
      },
    });
    const button = await screen.findByRole('button', { name: 'Undo' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findAllByText('Undone.')).not.toEqual([]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    // After all that is under way.
    await inTurn(async () => undefined);
    expect(api.callsOf('POST /api/auth/desk/changes/{id}/undo/')).toHaveLength(1);
  });

  it.each([noAnswer(), answer(409, { detail: 'No' })])(
    'an undo that was done is one, though the answer does not say so',
    async (said) => {
      let undone_at: string | null = null;
      const { user } = await open('/desk/log', {
        'GET /api/auth/desk/changes/': () => ({ count: 1, results: [{ ...change, undone_at }] }),
        'POST /api/auth/desk/changes/{id}/undo/': () => {
          undone_at = change.at;
          return said;
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findAllByText('Undone.')).not.toEqual([]);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    },
  );
});

describe('an order', () => {
  const patch = 'PATCH /api/auth/desk/orders/{id}/';
  const openOrder = (handlers: MockHandlers = {}) =>
    open('/desk/orders/9', { 'GET /api/auth/desk/orders/{id}/': order, ...handlers });

  it('changes its state by one press, and the text for the chat follows', async () => {
    const sent = { ...order, status: 'sent' as const, version: 3, change: 4 };
    const { api, user } = await openOrder({ [patch]: sent });
    const chat = await screen.findByRole('link', { name: 'Answer in the chat' });
    const text = () => new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
    expect(text()).toMatch(/^Your order K7Q4 is confirmed\.\nAmount: ₹4,100\n\S+\/orders\/K7Q4W/);
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    expect(await screen.findAllByText('Order K7Q4: state confirmed → sent')).not.toEqual([]);
    expect(api.callsOf(patch)[0]?.body).toEqual({ version: 2, status: 'sent' });
    expect(text()).toMatch(/^Your order K7Q4 is on its way\./);
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps an amount that was typed and not saved while another page is open', async () => {
    const { user, router } = await openOrder({
      'GET /api/auth/desk/changes/': { count: 0, results: [] },
      [patch]: versioned(order),
    });
    await user.type(await screen.findByLabelText('Amount to pay'), '0');
    await act(() => router.navigate('/desk/log'));
    expect(await screen.findByText('None.')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('Amount to pay')).toHaveValue('41000');
    await user.click(screen.getByRole('button', { name: 'Save the amount' }));
    expect(await screen.findAllByText('Order K7Q4: amount ₹4,100 → ₹41,000')).not.toEqual([]);
    expect(drafts.get('order 9')).toEqual({});
  });

  it('says so when what was typed changes nothing', async () => {
    const { user } = await openOrder({ [patch]: order });
    const amount = await screen.findByLabelText('Amount to pay');
    await user.clear(amount);
    await user.type(amount, '₹4100');
    await user.click(screen.getByRole('button', { name: 'Save the amount' }));
    expect(await screen.findAllByText('Nothing was changed.')).not.toEqual([]);
  });

  it('has its state though the answer is lost', async () => {
    let now = order;
    const { user } = await openOrder({
      'GET /api/auth/desk/orders/{id}/': () => now,
      [patch]: () => {
        now = { ...order, status: 'sent', version: 3 };
        return noAnswer();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sent' }));
    expect(await screen.findAllByText('Order K7Q4: state confirmed → sent')).not.toEqual([]);
    expect(screen.queryByText(/did not answer/)).toBeNull();
  });

  it('says what another phone has changed', async () => {
    const current = { ...order, status: 'paid' as const, version: 5 };
    const { user } = await openOrder({ [patch]: answer(409, { detail: 'No', current }) });
    await user.type(await screen.findByLabelText('Amount to pay'), '0');
    await user.click(screen.getByRole('button', { name: 'Save the amount' }));
    expect(await screen.findByText(/Somebody else .*: state confirmed → paid\./)).toBeVisible();
    expect(screen.getByLabelText('Amount to pay')).toHaveValue('41000');
  });

  it('takes quick presses one after the other, and shows no older state when one fails', async () => {
    const { api, user } = await openOrder({ [patch]: versioned(order) });
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    expect(await screen.findAllByText('Order K7Q4: state paid → sent')).not.toEqual([]);
    const bodies = () => api.callsOf(patch).map(({ body }) => body);
    expect(bodies()).toEqual([
      { version: 2, status: 'paid' },
      { version: 3, status: 'sent' },
    ]);
    api.use({ [patch]: answer(400, { detail: 'Not now.' }) });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findAllByText('Nothing was saved. Not now.')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes nothing more that was pressed before another phone’s change could be seen', async () => {
    const current = { ...order, status: 'cancelled' as const, version: 5 };
    let letGo = (): void => undefined;
    const bothPressed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { api, user } = await openOrder({
      [patch]: async (call: { body: unknown }) => bothPressed.then(() => versioned(current)(call)),
    });
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    letGo();
    expect(
      await screen.findByText(/Somebody else .*: state confirmed → cancelled\./),
    ).toBeVisible();
    const cancelled = screen.getByRole('button', { name: 'Cancelled' });
    await waitFor(() => expect(cancelled).toHaveAttribute('aria-pressed', 'true'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(api.callsOf(patch).map(({ body }) => body)).toEqual([
        { version: 2, status: 'paid' },
        { version: 5, status: 'done' },
      ]),
    );
  });

  it.each([
    [0, /^today \d\d:\d\d$/],
    [-3, /^\d{1,2} [A-Z][a-z]{2,3}( \d{4})?$/],
    [-400, /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/],
  ])('of %d days ago says when, shortly', async (days, words) => {
    const created_at = new Date(Date.now() + days * 86_400_000).toISOString();
    await open('/desk/orders', {
      'GET /api/auth/desk/orders/': { count: 1, results: [{ ...order, created_at }] },
    });
    const link = within(await screen.findByRole('link', { name: /K7Q4/ }));
    expect(link.getByText(words)).toHaveAttribute('datetime', created_at);
  });

  it('is found in the list', async () => {
    const { api } = await open('/desk/orders?status=new&search=meena', {
      'GET /api/auth/desk/orders/': { count: 1, results: [order] },
    });
    expect(await screen.findByRole('link', { name: /K7Q4 Meena/ })).toHaveAttribute(
      'href',
      '/desk/orders/9',
    );
    expect(api.callsOf('GET /api/auth/desk/orders/')[0]?.query).toEqual({
      ...{ search: 'meena', status: 'new', offset: '0' },
    });
  });

  it('is found among those of its state, and a search that finds nothing leads back to all', async () => {
    const { api, user, address } = await open('/desk/orders', {
      'GET /api/auth/desk/orders/': ({ query }: { query: Record<string, string> }) =>
        query.search ? { count: 0, results: [] } : { count: 1, results: [order] },
    });
    expect(await screen.findByRole('heading', { name: 'All orders (1)' })).toBeVisible();
    const parts = within(screen.getByRole('navigation', { name: 'Show' }));
    await user.click(parts.getByRole('link', { name: 'Paid' }));
    expect(await screen.findByRole('heading', { name: 'Paid (1)' })).toBeVisible();
    expect(parts.getByRole('link', { name: 'Paid' })).toHaveAttribute('aria-current', 'page');
    await user.type(screen.getByLabelText(/Find an order/), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Nothing has “zzz”.')).toBeVisible();
    expect(address()).toBe('/desk/orders?status=paid&search=zzz');
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByRole('heading', { name: 'All orders (1)' })).toBeVisible();
    expect(api.callsOf('GET /api/auth/desk/orders/').map(({ query }) => query.status)).toEqual([
      undefined,
      'paid',
      'paid',
      undefined,
    ]);
  });
});
