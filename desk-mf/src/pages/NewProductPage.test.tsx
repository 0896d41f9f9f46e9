import { screen } from '@testing-library/react';
import { uploadPhoto } from '../data/upload-photo';
import { categories, open, translate } from '../testing/open-desk';

jest.mock('../data/upload-photo', () => ({ uploadPhoto: jest.fn() }));

describe('a new product', () => {
  it('is not sent without its title, category, price and photo', async () => {
    const { api, user } = await open('/desk/new', { 'GET /api/auth/categories/': categories });
    await screen.findByLabelText('Title');
    await user.click(screen.getByRole('button', { name: 'Add to the shop' }));
    for (const text of ['a title', 'a category', 'a price']) {
      expect(screen.getByText(new RegExp(`${text}\\.$`))).toBeVisible();
    }
    expect(screen.getByLabelText('Take a photo')).toHaveFocus();
    expect(screen.getByLabelText('Take a photo')).toBeInvalid();
    expect(screen.getByLabelText('Take a photo')).toHaveAccessibleDescription(
      'Please take a photo.',
    );
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
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Add to the shop' })).toHaveAttribute('aria-busy');
    translate();
    arrive();
    expect(await screen.findByAltText('The photo')).toBeVisible();
    expect(screen.getByLabelText('Another photo')).toBeEnabled();
    expect(screen.queryByText('Sending the photo…')).toBeNull();
  });
});
