import { ignoreAbortedViewTransitions } from './view-transitions';

describe('a view transition that is cut short', () => {
  afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

  it('rejects no promise, and still runs its update', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const skipped = () => Promise.reject(new DOMException('skipped', 'AbortError'));
    document.startViewTransition = ((update: () => void) => {
      update();
      return { ready: skipped(), finished: skipped() };
    }) as never;
    ignoreAbortedViewTransitions();
    const update = jest.fn();

    document.startViewTransition(update);
    await new Promise((resolve) => setTimeout(resolve));

    expect(update).toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  it('is left alone where the browser knows none', () => {
    ignoreAbortedViewTransitions();
    expect('startViewTransition' in document).toBe(false);
  });
});
