import { emit, on, resetEvents } from '@shop/shared/bus';
import { clearTokens, storeTokens } from '@shop/shared/tokens';

declare module 'federated-site/react' {
  interface Events {
    'reviews/written': { productId: number };
  }
}

describe('the event bus', () => {
  it('gives a late subscriber the last fact at once', () => {
    emit('cart/changed', { count: 2 });
    emit('cart/changed', { count: 3 });
    const heard: number[] = [];
    on('cart/changed', ({ count }) => heard.push(count));
    expect(heard).toEqual([3]);
  });

  it('calls no listener after its subscription ended', () => {
    const heard: number[] = [];
    const end = on('cart/changed', ({ count }) => heard.push(count));
    end();
    emit('cart/changed', { count: 9 });
    expect(heard).not.toContain(9);
  });

  it('lets the others hear when one listener throws', () => {
    jest.useFakeTimers();
    on('wishlist/changed', () => {
      throw new Error('listener broke');
    });
    const heard: number[] = [];
    on('wishlist/changed', ({ productIds }) => heard.push(productIds.length));
    emit('wishlist/changed', { productIds: [7, 8] });
    expect(heard).toEqual([2]);
    expect(() => jest.runAllTimers()).toThrow('listener broke');
    // A late one gets its own error, too, and not the component that subscribes.
    const end = on('wishlist/changed', () => {
      throw new Error('late listener broke');
    });
    expect(() => jest.runAllTimers()).toThrow('late listener broke');
    end();
    jest.useRealTimers();
  });

  it('carries an event of which only a remote knows, also for a signed-in visitor', () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const heard: unknown[] = [];
    on('reviews/written', ({ productId }) => heard.push(productId));
    emit('reviews/written', { productId: 7 });
    on('reviews/written', ({ productId }) => heard.push(productId));
    expect(heard).toEqual([7, 7]);
    clearTokens();
    resetEvents();
    on('reviews/written', ({ productId }) => heard.push(productId));
    expect(heard).toEqual([7, 7]);
  });
});
