import { reshapeCard } from '@shop/shared/entities';
import { mockApi } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { prefetchProduct, takeProduct } from './product-cache';

const call = 'GET /api/auth/products/{ref}/';
const cardOf = (slug: string) => {
  const card = reshapeCard({ id: 1, slug, title: slug });
  if (!card) throw new Error('no card');
  return card;
};
const mock = (handler: unknown) => mockApi({ [call]: handler } as Parameters<typeof mockApi>[0]);

afterEach(() => jest.useRealTimers());

describe('a product about to be opened', () => {
  it('is requested one time, however often the pointer crosses its card', async () => {
    const api = mock(({ params }: { params: { ref: string } }) => ({
      id: 1,
      slug: params.ref,
      price: '5',
    }));
    prefetchProduct(cardOf('tote'));
    prefetchProduct(cardOf('tote'));
    await expect(takeProduct('tote')?.product).resolves.toMatchObject({ slug: 'tote', price: 5 });
    expect(api.callsOf(call)).toHaveLength(1);
  });

  it('is known as soon as it was answered, and handed out one time', async () => {
    mock({ id: 1, slug: 'pouch', price: '5' });
    prefetchProduct(cardOf('pouch'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(takeProduct('pouch')?.loaded).toMatchObject({ slug: 'pouch', price: 5 });
    expect(takeProduct('pouch')).toEqual({ card: cardOf('pouch') });
  });

  it('keeps its card for later visits, which request it again', () => {
    mock({ id: 1, slug: 'belt' });
    prefetchProduct(cardOf('belt'));
    takeProduct('belt');
    expect(takeProduct('belt')).toEqual({ card: cardOf('belt') });
  });

  it('is requested again when the answer is too old', async () => {
    jest.useFakeTimers({ now: 0 });
    const api = mock({ id: 1, slug: 'purse' });
    prefetchProduct(cardOf('purse'));
    await jest.advanceTimersByTimeAsync(31_000);
    expect(takeProduct('purse')).toEqual({ card: cardOf('purse') });
    prefetchProduct(cardOf('purse'));
    expect(api.callsOf(call)).toHaveLength(2);
  });

  it('is forgotten when it cannot be had', async () => {
    mock(answer(500));
    prefetchProduct(cardOf('case'));
    await expect(takeProduct('case')?.product).rejects.toThrow('500');
    expect(takeProduct('case')).toBeUndefined();
  });

  it('is not loaded with Save-Data', () => {
    const api = mock({});
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    prefetchProduct(cardOf('strap'));
    expect(takeProduct('strap')).toEqual({ card: cardOf('strap') });
    expect(api.calls).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('one that is not about to be opened is unknown', () => {
    expect(takeProduct('nothing')).toBeUndefined();
  });
});
