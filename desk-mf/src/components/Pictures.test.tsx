import type { DeskPictureReply } from '@shop/shared/contract';
import { NetworkError } from '@shop/shared/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uploadPhoto } from '../data/upload-photo';
import { openTote, patchProduct, tote, versioned } from '../testing/open-desk';

jest.mock('../data/upload-photo', () => ({ uploadPhoto: jest.fn() }));

describe('the pictures of a product', () => {
  it('a picture that stands for two colours is shown and moved twice', async () => {
    const images = ['h1', 'h2', 'h1'].map((hash, id) => ({
      ...{ id, hash, image: `/media/${hash}/640.jpg` },
    }));
    const { api, user } = await openTote({
      'GET /api/auth/desk/products/{id}/': { ...tote, images },
      [patchProduct]: versioned({ ...tote, images }),
    });
    await user.click(await screen.findByRole('button', { name: 'Picture 3: earlier' }));
    await screen.findAllByText('Tote: other pictures');
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual(
      ['h1', 'h1', 'h2'].map((hash) => `/media/${hash}/640.jpg`),
    );
    expect(api.callsOf(patchProduct)[0]?.body).toMatchObject({ pictures: ['h1', 'h1', 'h2'] });
  });

  it('gets a photo although its price was changed while the photo was sent', async () => {
    const photo: DeskPictureReply = { id: 3, hash: 'h3', image: '/media/h3/640.jpg' };
    let arrive = () => {};
    jest.mocked(uploadPhoto).mockReturnValue(
      new Promise((done) => {
        arrive = () => done(photo);
      }),
    );
    const { api, user } = await openTote({ [patchProduct]: versioned(tote) });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    arrive();
    await waitFor(() =>
      expect(api.callsOf(patchProduct).map(({ body }) => body)).toEqual([
        { version: 4, quantity: 0 },
        { version: 5, pictures: ['h1', 'h2', 'h3'] },
      ]),
    );
    expect(await screen.findAllByText('Tote: photo added.')).not.toEqual([]);
  });

  it('gets a photo although another phone gave it one and a price while the photo was sent', async () => {
    const photo: DeskPictureReply = { id: 4, hash: 'h4', image: '/media/h4/640.jpg' };
    jest.mocked(uploadPhoto).mockResolvedValue(photo);
    const images = [...tote.images, { id: 3, hash: 'h3', image: '/media/h3/640.jpg' }];
    const theirs = { ...tote, images, price: '1500.00', version: 9 };
    const { api, user } = await openTote({ [patchProduct]: versioned(theirs) });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    expect(await screen.findByAltText('Picture 4 of Tote')).toBeVisible();
    expect(api.callsOf(patchProduct)[1]?.body).toEqual({
      version: 9,
      pictures: ['h1', 'h2', 'h3', 'h4'],
    });
    expect(await screen.findAllByText('Tote: photo added.')).not.toEqual([]);
    expect(screen.getByLabelText('Price')).toHaveValue('1500');
    expect(screen.queryByText(/Somebody else|Nothing was saved/)).toBeNull();
  });

  it('of twelve takes no further photo: it is refused before it is sent', async () => {
    const images = Array.from({ length: 12 }, (_, id) => ({
      ...{ id, hash: `h${id}`, image: `/media/h${id}/640.jpg` },
    }));
    const upload = jest.mocked(uploadPhoto).mockClear();
    const { user } = await openTote({
      'GET /api/auth/desk/products/{id}/': { ...tote, images },
    });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    const refusal = 'There is room for 12 pictures: remove 1 first.';
    expect(await screen.findAllByText(refusal)).not.toEqual([]);
    expect(upload).not.toHaveBeenCalled();
  });

  it('of a photo that was cut off on its way it is said that nothing was saved', async () => {
    jest.mocked(uploadPhoto).mockRejectedValue(new NetworkError('POST', 'error'));
    const { user } = await openTote();
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    expect(
      await screen.findAllByText('The shop did not answer: nothing was saved. Try again.'),
    ).not.toEqual([]);
  });

  it('asks before a page is left whose photo is on its way', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let arrive = () => {};
    jest.mocked(uploadPhoto).mockReturnValue(
      new Promise((done) => {
        arrive = () => done({ id: 3, hash: 'h3', image: '/media/h3/640.jpg' });
      }),
    );
    const { user } = await openTote({ [patchProduct]: versioned(tote) });
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
    const { user, unmount } = await openTote({ [patchProduct]: versioned(tote) });
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Add a photo'), file);
    unmount();
    await openTote({ [patchProduct]: versioned(tote) });
    await screen.findByAltText('Picture 2 of Tote');
    arrive();
    expect(await screen.findByAltText('Picture 3 of Tote')).toBeVisible();
  });

  it('by keyboard, a row that goes gives the focus to the next one, the last one to the heading', async () => {
    const { user } = await openTote({ [patchProduct]: versioned(tote) });
    (await screen.findByRole('button', { name: 'Picture 1: remove' })).focus();
    await user.keyboard('{Enter}');
    const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
    await waitFor(() => expect(pictures.getByRole('listitem')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Picture 1: remove' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pictures.getByRole('heading')).toHaveFocus());
  });

  it('loses one picture at a double press on its button', async () => {
    const { api } = await openTote({ [patchProduct]: versioned(tote) });
    fireEvent.click(await screen.findByRole('button', { name: 'Picture 1: remove' }), {
      detail: 1,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Picture 1: remove' }), { detail: 2 });
    expect(await screen.findAllByText('Tote: pictures 2 → 1')).not.toEqual([]);
    expect(api.callsOf(patchProduct)).toHaveLength(1);
  });
});
