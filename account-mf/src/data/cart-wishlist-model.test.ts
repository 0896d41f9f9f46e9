import { answer, mockApi, noAnswer } from '@shop/shared/testing';
import { clearTokens, storeTokens } from '@shop/shared/tokens';
import fc from 'fast-check';
import { getDefaultStore } from 'jotai';
import { addToCart, changeQuantity, clearCart, reloadCart, removeFromCart } from './cart';
import { cartAtom } from './cart-atoms';
import { addToWishlist, reloadWishlist, removeFromWishlist } from './wishlist';
import { wishlistAtom } from './wishlist-atoms';

/** What becomes of a call: done, refused, or done without anybody hearing of it. */
type Fate = 'done' | 'refused' | 'lost';
const fates = fc.array(
  fc.record({
    fate: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Fate>('done') },
      fc.constantFrom<Fate>('refused', 'lost'),
    ),
    delay: fc.nat(400),
  }),
  { minLength: 1, maxLength: 12 },
);

const products = fc.integer({ min: 1, max: 3 });
const steps = fc.array(
  fc.record({
    does: fc.constantFrom(
      'add',
      'plus',
      'minus',
      'set',
      'remove',
      'clear',
      'reload',
      'wish',
      'unwish',
    ),
    product: products,
    pieces: fc.integer({ min: -3, max: 9 }),
    after: fc.nat(300),
  }),
  { maxLength: 12 },
);

/** The server's side, and how its answers fare; ids are never used twice. */
class FakeShop {
  lines: { id: number; product_id: number; quantity: number }[] = [];
  wishes: { id: number; product: number }[] = [];
  private nextId = 1;
  private calls = 0;
  healthy = false;

  constructor(private readonly fates: readonly { fate: Fate; delay: number }[]) {}

  private async answered(work: () => unknown): Promise<unknown> {
    const turn = this.fates[this.calls++ % this.fates.length];
    if (this.healthy || !turn) return work();
    await new Promise((resolve) => setTimeout(resolve, turn.delay));
    if (turn.fate === 'refused') return answer(500, {});
    const reply = work();
    return turn.fate === 'lost' ? noAnswer() : reply;
  }

  open(): void {
    mockApi({
      'GET /api/auth/products/{ref}/': ({ params }) => ({
        id: Number(params.ref),
        title: 'Bag',
        price: '10',
      }),
      'GET /api/auth/cart/': () =>
        this.answered(() =>
          this.lines.map(({ product_id, ...line }) => ({ ...line, product: embedded(product_id) })),
        ),
      'POST /api/auth/cart/': ({ body }) =>
        this.answered(() => {
          const { product_id, quantity = 1 } = body;
          const line = this.lines.find((other) => other.product_id === product_id);
          if (line) line.quantity += quantity;
          else this.lines.push({ id: this.nextId++, product_id, quantity });
          return answer(201, {});
        }),
      'PATCH /api/auth/cart/{id}/': ({ params, body }) =>
        this.answered(() => {
          const line = this.lines.find(({ id }) => id === Number(params.id));
          if (!line) return answer(404, {});
          line.quantity = body.quantity ?? line.quantity;
          return {};
        }),
      'DELETE /api/auth/cart/{id}/': ({ params }) =>
        this.answered(() => {
          const before = this.lines.length;
          this.lines = this.lines.filter(({ id }) => id !== Number(params.id));
          return answer(before === this.lines.length ? 404 : 204);
        }),
      'GET /api/auth/wishlist/': () =>
        this.answered(() =>
          this.wishes.map((wish) => ({ ...wish, product: embedded(wish.product) })),
        ),
      'POST /api/auth/wishlist/': ({ body }) =>
        this.answered(() => {
          const { product } = body;
          if (this.wishes.some((wish) => wish.product === product)) return answer(400, {});
          const wish = { id: this.nextId++, product };
          this.wishes.push(wish);
          return answer(201, wish);
        }),
      'DELETE /api/auth/wishlist/{id}/': ({ params }) =>
        this.answered(() => {
          const before = this.wishes.length;
          this.wishes = this.wishes.filter(({ id }) => id !== Number(params.id));
          return answer(before === this.wishes.length ? 404 : 204);
        }),
    });
  }
}

const embedded = (id: number) => ({ id, title: `Bag ${id}`, price: '10.00' });
const cart = () => getDefaultStore().get(cartAtom);
const wishlist = () => getDefaultStore().get(wishlistAtom);

type Step = { does: string; product: number; pieces: number };

async function act({ does, product, pieces }: Step): Promise<void> {
  const line = cart().items.find(({ productId }) => productId === product);
  const wished = wishlist().items.some(({ productId }) => productId === product);
  if (does === 'add') return addToCart(product, pieces);
  if (does === 'clear') return clearCart();
  if (does === 'reload') return reloadCart();
  if (does === 'wish') return addToWishlist(product);
  if (does === 'unwish') return wished ? removeFromWishlist(product) : undefined;
  if (!line) return;
  if (does === 'plus') return changeQuantity(line, line.quantity + 1, { addIfMissing: true });
  if (does === 'minus') return changeQuantity(line, line.quantity - 1);
  if (does === 'set') return changeQuantity(line, pieces);
  return removeFromCart(line.id);
}

function shownIsSound(): void {
  const ids = cart().items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { quantity } of cart().items) expect(quantity).toBeGreaterThanOrEqual(1);
  const wished = wishlist().items.map(({ productId }) => productId);
  expect(new Set(wished).size).toBe(wished.length);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

describe('cart and wishlist, whatever is done and whatever becomes of it (spec section 4)', () => {
  it('end equal to the server, without a duplicate, never below 1: 2,000 random visits', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fates, async (visit, becomes) => {
        clearTokens();
        storeTokens({ access: 'a1', refresh: 'r1' });
        const shop = new FakeShop(becomes);
        shop.open();
        const done: Promise<unknown>[] = [reloadCart(), reloadWishlist()];
        for (const step of visit) {
          done.push(act(step).catch(() => undefined));
          shownIsSound();
          await jest.advanceTimersByTimeAsync(step.after);
          shownIsSound();
        }
        await jest.runAllTimersAsync();
        await Promise.all(done);
        shop.healthy = true;
        const opened = Promise.all([reloadCart(), reloadWishlist()]);
        await jest.runAllTimersAsync();
        await opened;
        expect(cart().state).toBe('ready');
        expect(cart().items.map(({ id, quantity }) => [id, quantity])).toEqual(
          shop.lines.map(({ id, quantity }) => [id, quantity]),
        );
        expect(wishlist().items.map(({ id }) => id)).toEqual(shop.wishes.map(({ id }) => id));
        expect(new Set(shop.lines.map((line) => line.product_id)).size).toBe(shop.lines.length);
      }),
      { numRuns: 2000 },
    );
  }, 240_000);
});
