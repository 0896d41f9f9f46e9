import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { drafts } from '../data/drafts';
import { openTote, patchProduct, tote, versioned } from '../testing/open-desk';

describe('a product', () => {
  it('is saved with what changed alone, shown at once, and undone by one press', async () => {
    const after = { ...tote, price: '1499.00', version: 5 };
    const { api, user } = await openTote({
      [patchProduct]: { ...after, change: 5 },
      'POST /api/auth/desk/changes/{id}/undo/': { change: 6 },
    });
    const price = await screen.findByLabelText('Price');
    await user.clear(price);
    await user.type(price, 'Rs. 1,499');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const messages = await screen.findByRole('region', { name: 'Messages' });
    expect(within(messages).getByText('Tote: price ₹1,999 → ₹1,499')).toBeVisible();
    expect(api.callsOf(patchProduct)[0]?.body).toEqual({ version: 4, price: 'Rs. 1,499' });
    await user.click(within(messages).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('1999'));
    expect(await screen.findAllByText('Undone.')).not.toEqual([]);
  });

  it('shows what another phone has changed when that is why an undo is refused', async () => {
    let now = tote;
    const { user } = await openTote({
      'GET /api/auth/desk/products/{id}/': () => now,
      [patchProduct]: versioned(tote),
      'POST /api/auth/desk/changes/{id}/undo/': () => {
        now = { ...tote, quantity: 8, version: 6 };
        return answer(409, { detail: 'No' });
      },
      'GET /api/auth/desk/changes/': { count: 0, results: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Stock')).toHaveValue('8'));
  });

  it('says what another phone has changed, and keeps what was typed', async () => {
    const current = { ...tote, price: '1500.00', quantity: 0, version: 9 };
    const { api, user } = await openTote({
      [patchProduct]: answer(409, { detail: 'No', current }),
    });
    await user.type(await screen.findByLabelText('Sale price'), '1200');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        /Somebody else .*: price ₹1,999 → ₹1,500, stock 3 → 0\..* what you typed is still in the fields/,
      ),
    ).toBeVisible();
    // At the details the notice above is out of sight.
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(messages.getByText(/just now: price ₹1,999 → ₹1,500, stock 3 → 0\./)).toBeVisible();
    expect(screen.getByLabelText('Stock')).toHaveValue('0');
    expect(screen.getByLabelText('Sale price')).toHaveValue('1200');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf(patchProduct)[1]?.body).toEqual({ version: 9, discounted_price: '1200' }),
    );
  });

  it('is as before when no answer comes, and what was typed is in the field and in the draft', async () => {
    const { user } = await openTote({ [patchProduct]: noAnswer });
    const stock = await screen.findByLabelText('Stock');
    await user.clear(stock);
    await user.type(stock, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/nothing was saved/)).not.toEqual([]);
    expect(screen.getByLabelText('Stock')).toHaveValue('12');
    expect(drafts.get('product 7')).toEqual({ quantity: '12' });
  });

  it.each([
    ['Price', 'Rs. 1,499', { price: '1499.00' }, 'Tote: price ₹1,999 → ₹1,499'],
    [
      'Last day of the sale',
      '2026-12-31',
      { sale_ends_at: '2026-12-31T18:29:59Z' },
      'Tote: last day of the sale none → 31 Dec 2026',
    ],
  ])('is saved though the answer is lost: %s is loaded again', async (label, text, is, said) => {
    let now = tote;
    const { user } = await openTote({
      'GET /api/auth/desk/products/{id}/': () => now,
      [patchProduct]: () => {
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
      [patchProduct]: () => {
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
    const { api, user } = await openTote({ [patchProduct]: answer(400, refusal) });
    await user.type(await screen.findByLabelText('Sale price'), '100');
    const day = screen.getByLabelText('Last day of the sale');
    fireEvent.change(day, { target: { value: '20266-12-31' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(expect.stringContaining('not a date')),
    );
    expect(api.callsOf(patchProduct)[0]?.body).toEqual({
      ...{ version: 4, discounted_price: '100', sale_ends_at: '20266-12-31' },
    });
    expect(screen.getByLabelText('Sale price')).toHaveValue('100');
  });

  it('says that there is nothing to save, in place of a refusal that is corrected', async () => {
    const current = { ...tote, price: '1500.00', version: 9 };
    const { api, user } = await openTote({
      [patchProduct]: answer(409, { detail: 'No', current }),
    });
    const stock = await screen.findByLabelText('Stock');
    fireEvent.change(stock, { target: { value: '99999999' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Somebody else/)).toBeVisible();
    fireEvent.change(stock, { target: { value: '3' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Nothing to save.')).not.toEqual([]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    expect(screen.queryByText(/changed again in the meantime/)).toBeNull();
    expect(api.callsOf(patchProduct)).toHaveLength(1);
  });

  it('shows the API’s words at the field that it refuses', async () => {
    const refusal = { discounted_price: ['The sale price must be lower than the price.'] };
    const { user } = await openTote({ [patchProduct]: answer(400, refusal) });
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
    const { api, user } = await openTote({ [patchProduct]: after });
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
      expect(api.callsOf(patchProduct)[0]?.body).toEqual({
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

  it('is sold out, hidden, and its pictures change places, each by one press', async () => {
    const { api, user } = await openTote({ [patchProduct]: tote });
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    await user.click(screen.getByRole('button', { name: 'Hide from the shop' }));
    await user.click(screen.getByRole('button', { name: 'Picture 2: earlier' }));
    await user.click(screen.getByRole('button', { name: 'Picture 1: remove' }));
    await waitFor(() =>
      expect(api.callsOf(patchProduct).map(({ body }) => body)).toEqual([
        { version: 4, quantity: 0 },
        { version: 4, hidden: true },
        { version: 4, pictures: ['h2', 'h1'] },
        { version: 4, pictures: [expect.any(String)] },
      ]),
    );
  });

  it('is sold out by one press in place of the stock that was typed', async () => {
    const { api, user } = await openTote({ [patchProduct]: versioned(tote) });
    const stock = await screen.findByLabelText('Stock');
    await user.clear(stock);
    await user.type(stock, '5');
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    expect(await screen.findAllByText('Tote: stock 3 → 0')).not.toEqual([]);
    expect(stock).toHaveValue('0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Nothing to save.')).not.toEqual([]);
    expect(api.callsOf(patchProduct)).toHaveLength(1);
  });

  it('is saved form by form: what is typed into the other one stays there', async () => {
    const { api, user } = await openTote({ [patchProduct]: versioned(tote) });
    await user.type(await screen.findByLabelText('Title'), ' bag');
    await user.type(screen.getByLabelText('Price'), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Tote: price ₹1,999 → ₹19,990')).not.toEqual([]);
    expect(screen.getByLabelText('Title')).toHaveValue('Tote bag');
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    await waitFor(() =>
      expect(api.callsOf(patchProduct).map(({ body }) => body)).toEqual([
        { version: 4, price: '19990' },
        { version: 5, title: 'Tote bag' },
      ]),
    );
  });

  it('is saved although the categories do not come', async () => {
    const { user } = await openTote({
      [patchProduct]: versioned(tote),
      'GET /api/auth/categories/': () => new Promise(() => {}),
    });
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    expect(await screen.findAllByText('Tote: stock 3 → 0')).not.toEqual([]);
  });

  it('says of each quick press what this one changed', async () => {
    const patch = versioned(tote);
    const { user } = await openTote({
      [patchProduct]: ({ body }: { body: unknown }) => {
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
    const { user } = await openTote({ [patchProduct]: answer(400, refusal) });
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
      [patchProduct]: patch,
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
      expect(api.callsOf(patchProduct).map(({ body }) => body)).toEqual([
        { version: 4, quantity: 0 },
        { version: 6, hidden: true },
        { version: 7, price: '19990' },
      ]),
    );
    expect(await screen.findAllByText('Tote: price ₹1,999 → ₹19,990')).not.toEqual([]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('keeps what was typed before and during a save that fails', async () => {
    let fail = () => {};
    const saving = new Promise((done) => {
      fail = () => done(noAnswer());
    });
    const { user } = await openTote({ [patchProduct]: () => saving });
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

  it('by keyboard, a product that is sold out leaves the focus where it is', async () => {
    const { api, user } = await openTote({ [patchProduct]: versioned(tote) });
    const button = await screen.findByRole('button', { name: 'Sold out' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findAllByText('Tote: stock 3 → 0')).not.toEqual([]);
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(api.callsOf(patchProduct)).toHaveLength(1);
  });
});
