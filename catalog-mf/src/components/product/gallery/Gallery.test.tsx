import type { Picture } from '@shop/shared/entities';
import { addDialogMethods } from '@shop/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'federated-site/testing/pages';
import { Gallery } from './Gallery';

jest.setTimeout(30_000);

const pictures: Picture[] = ['front', 'back', 'inside', 'strap', 'buckle'].map((view) => ({
  src: `/media/${view}.jpg`,
  alt: `Tote, ${view}`,
  sources: [{ type: 'image/avif', srcset: `/media/${view}-600.avif 600w` }],
}));

beforeEach(addDialogMethods);

const gallery = (leads: readonly number[], onSight = jest.fn()) => (
  <Gallery pictures={pictures} title="Tote" leads={leads} onSight={onSight} />
);

const showGallery = (onSight = jest.fn()) => {
  const user = userEvent.setup();
  return { user, ...render(gallery([], onSight)) };
};

const openViewer = async () => {
  const shown = renderRoutes(
    [
      { path: '/', element: <h1>The list</h1> },
      { path: '/tote', element: gallery([]) },
    ],
    '/',
  );
  await act(() => shown.router.navigate('/tote?color=Tan'));
  await shown.user.click(screen.getByRole('button', { name: /Picture 1 of 5/ }));
  return { ...shown, viewer: await screen.findByRole('dialog', { name: 'Pictures of Tote' }) };
};

const counter = () => screen.getByRole('status').textContent;

describe('the image gallery', () => {
  it('shows thumbnails that choose the picture', async () => {
    const { user } = showGallery();
    await user.click(screen.getByRole('link', { name: 'Show picture 3 of 5' }));
    expect(screen.getByRole('link', { name: 'Show picture 3 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('button', { name: /Tote, inside\. Picture 3/ })).not.toHaveAttribute(
      'tabindex',
    );
  });

  it('loads its first picture first, then the next one, the others one swipe ahead', () => {
    const { container, rerender } = showGallery();
    const slides = () => [...container.querySelectorAll('[id^="picture-"]')];
    const loaded = () =>
      slides().map((slide) => slide.querySelector('img:not([data-later])') !== null);
    const [first] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(loaded()).toEqual([true, true, false, false, false]);
    rerender(gallery([3, 4]));
    expect(loaded()).toEqual([true, true, true, true, true]);
  });

  it('goes to the picture of a colour that is chosen', () => {
    const { rerender } = showGallery();
    rerender(gallery([3, 4]));
    expect(screen.getByRole('link', { name: 'Show picture 4 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('stays where it is when the picture in sight is in the chosen colour', async () => {
    const { user, rerender } = showGallery();
    await user.click(screen.getByRole('link', { name: 'Show picture 5 of 5' }));
    rerender(gallery([3, 4]));
    expect(screen.getByRole('link', { name: 'Show picture 5 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('reports the picture that came into sight, by a thumbnail or a swipe', async () => {
    const onSight = jest.fn();
    const { user, container } = showGallery(onSight);
    expect(onSight).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Show picture 3 of 5' }));
    expect(onSight).toHaveBeenLastCalledWith(pictures[2]);
    const strip = container.querySelector('ul');
    if (!strip) throw new Error('no strip');
    Object.defineProperty(strip, 'clientWidth', { value: 300 });
    strip.scrollLeft = 310;
    fireEvent.scroll(strip);
    expect(onSight).toHaveBeenLastCalledWith(pictures[1]);
  });

  it('is seen at twice its size, with the pixels for it, when a mouse moves over it', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { container } = showGallery();
    const picture = screen.getByRole('button', { name: /Picture 1 of 5/ });
    const source = () => container.querySelector('source')?.getAttribute('sizes');
    const move = () => {
      const event = new MouseEvent('pointermove', { bubbles: true });
      fireEvent(picture, Object.assign(event, { pointerType: 'mouse' }));
    };
    move();
    expect(picture).not.toHaveAttribute('data-zoomed');
    expect(source()).toContain('100vw');
    clock.mockReturnValue(2000);
    move();
    expect(picture).toHaveAttribute('data-zoomed');
    expect(source()).toBe('1224px');
    fireEvent.pointerLeave(picture);
    expect(picture).not.toHaveAttribute('data-zoomed');
  });
});

describe('the full-screen viewer', () => {
  it('opens at the picture that was pressed and says where it is', async () => {
    await openViewer();
    expect(counter()).toBe('Picture 1 of 5');
    expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('steps with arrow keys, Home and End, and says each picture', async () => {
    const { user } = await openViewer();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(counter()).toBe('Picture 3 of 5');
    await user.keyboard('{ArrowLeft}');
    expect(counter()).toBe('Picture 2 of 5');
    await user.keyboard('{End}');
    expect(counter()).toBe('Picture 5 of 5');
    await user.keyboard('{ArrowRight}');
    expect(counter()).toBe('Picture 5 of 5');
    await user.keyboard('{Home}');
    expect(counter()).toBe('Picture 1 of 5');
  });

  it('steps with its buttons', async () => {
    const { user } = await openViewer();
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(counter()).toBe('Picture 2 of 5');
  });

  it('zooms by a double tap or its button, and ends the zoom with the next picture', async () => {
    const { user, viewer } = await openViewer();
    const slide = viewer.querySelector('li');
    if (!slide) throw new Error('no slide');
    fireEvent.doubleClick(slide);
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
    expect(slide).toHaveAttribute('data-zoomed');
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(slide).not.toHaveAttribute('data-zoomed');
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  });

  it('shows a zoomed picture whole when the screen is turned', async () => {
    const { user, viewer } = await openViewer();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    const { innerWidth } = window;
    const resizeTo = (width: number) => {
      window.innerWidth = width;
      fireEvent(window, new Event('resize'));
    };
    resizeTo(innerWidth);
    expect(viewer.querySelector('li')).toHaveAttribute('data-zoomed');
    resizeTo(innerWidth / 2);
    expect(viewer.querySelector('li')).not.toHaveAttribute('data-zoomed');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    window.innerWidth = innerWidth;
  });

  it('moves a zoomed picture with the arrow keys', async () => {
    const { user, viewer } = await openViewer();
    const slide = viewer.querySelector('li');
    if (!slide) throw new Error('no slide');
    slide.scrollBy = jest.fn();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(slide.scrollBy).toHaveBeenNthCalledWith(1, 80, 0);
    expect(slide.scrollBy).toHaveBeenNthCalledWith(2, 0, 80);
    expect(counter()).toBe('Picture 1 of 5');
  });

  it('zooms when two fingers spread, and back when they come together', async () => {
    const { viewer } = await openViewer();
    const slide = viewer.querySelector('li');
    if (!slide) throw new Error('no slide');
    const fingers = (apart: number) => ({
      touches: [
        { clientX: 100 - apart / 2, clientY: 200 },
        { clientX: 100 + apart / 2, clientY: 200 },
      ],
    });
    fireEvent.touchStart(slide, fingers(60));
    fireEvent.touchMove(slide, fingers(66));
    expect(slide).not.toHaveAttribute('data-zoomed');
    fireEvent.touchMove(slide, fingers(90));
    expect(slide).toHaveAttribute('data-zoomed');
    fireEvent.touchStart(slide, fingers(90));
    fireEvent.touchMove(slide, fingers(50));
    expect(slide).not.toHaveAttribute('data-zoomed');
  });

  it('closes, and the page shows the picture that was seen last', async () => {
    const { user } = await openViewer();
    await user.keyboard('{End}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(screen.getByRole('link', { name: 'Show picture 5 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on Back, also a phone’s own, and stays on the page', async () => {
    const { user, address } = await openViewer();
    await user.keyboard('{End}');
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/tote?color=Tan');
    expect(screen.getByRole('link', { name: 'Show picture 5 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('leaves nothing in the history when it is closed otherwise', async () => {
    const { user, router, address } = await openViewer();
    const back = jest.spyOn(history, 'back');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(back).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/tote?color=Tan');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  });
});
