import type { Picture } from '@shop/shared/entities';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProductPicture } from './ProductPicture';

const tote: Picture = {
  src: '/media/tote.jpg',
  alt: 'Market tote, tan',
  sources: [{ type: 'image/avif', srcset: '/media/tote-400.avif 400w' }],
  placeholder: '#ccb9aa',
};
const wallet: Picture = { src: '/media/wallet.jpg', alt: 'Wallet', sources: [] };

const sources = () => document.querySelectorAll('source');

describe('a product’s picture', () => {
  it('offers its sources, and the plain file to older browsers', () => {
    render(<ProductPicture picture={tote} sizes="50vw" />);
    expect(sources()).toHaveLength(1);
    expect(sources()[0]).toHaveAttribute('sizes', '50vw');
    expect(screen.getByRole('img', { name: 'Market tote, tan' })).toHaveAttribute('src', tote.src);
  });

  it('keeps its place in its own colour before it comes', () => {
    const { container } = render(<ProductPicture picture={tote} sizes="50vw" />);
    expect(container.firstChild).toHaveStyle({ backgroundColor: '#ccb9aa' });
  });

  it('comes first when it is the largest, else when it is near', () => {
    const { rerender } = render(<ProductPicture picture={tote} sizes="50vw" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    rerender(<ProductPicture picture={tote} sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('falls back to the plain file, then to a drawing with the same words', () => {
    render(<ProductPicture picture={tote} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(sources()).toHaveLength(0);
    fireEvent.error(screen.getByRole('img'));
    const drawing = screen.getByRole('img', { name: 'Market tote, tan' });
    expect(drawing.tagName).not.toBe('IMG');
  });

  it('notices a failure that came before hydration', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/tote-400.avif');
    render(<ProductPicture picture={tote} sizes="50vw" />);
    expect(sources()).toHaveLength(0);
  });

  it('starts again with another picture', () => {
    const { rerender } = render(<ProductPicture picture={tote} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    fireEvent.error(screen.getByRole('img'));
    rerender(<ProductPicture picture={wallet} sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Wallet' })).toHaveAttribute('src', wallet.src);
  });

  it('that does not exist is a drawing', () => {
    render(<ProductPicture sizes="50vw" alt="Belt" />);
    expect(screen.getByRole('img', { name: 'Belt' })).toBeVisible();
  });

  it('is silent where a heading says the same', () => {
    render(<ProductPicture picture={tote} sizes="50vw" alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
