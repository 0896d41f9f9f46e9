import { mockApi } from '@shop/shared/testing';
import { clearTokens, storeTokens } from '@shop/shared/tokens';
import fc from 'fast-check';
import { answer, noAnswer } from 'federated-site/testing/api';
import { getDefaultStore } from 'jotai';
import {
  addToCart,
  changeQuantity,
  clearCart,
  reloadCart,
  removeFromCart,
  undoClearCart,
} from './cart';
import { cartAtom, wishlistAtom } from './list-atoms';
import { addToWishlist, reloadWishlist, removeFromWishlist } from './wishlist';

/** The outcome of a call: done, refused, or done with a lost answer. */
type Outcome = 'done' | 'refused' | 'lost';
const outcomes = fc.array(
  fc.record({
    outcome: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Outcome>('done') },
      fc.constantFrom<Outcome>('refused', 'lost'),
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
      'undo',
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

/** The server, with the outcomes of its calls; ids are never used twice. */
class FakeShop {
  lines: { id: number; product_id: number; quantity: number }[] = [];
  wishes: { id: number; product: number }[] = [];
  private nextId = 1;
  private calls = 0;
  healthy = false;
  /** Lists are always answered: the reload after each call shows its outcome. */
  listsAnswer = false;

  constructor(private readonly outcomes: readonly { outcome: Outcome; delay: number }[]) {}

  private async answered(work: () => unknown, isList = false): Promise<unknown> {
    const turn = this.outcomes[this.calls++ % this.outcomes.length];
    if (this.healthy || !turn) return work();
    await new Promise((resolve) => setTimeout(resolve, turn.delay));
    if (isList && this.listsAnswer) return work();
    if (turn.outcome === 'refused') return answer(500, {});
    const reply = work();
    return turn.outcome === 'lost' ? noAnswer() : reply;
  }

  /** Two of each product in the cart, and the first on the wishlist. */
  stock(): void {
    this.lines = [1, 2, 3].map((id) => ({ id, product_id: id, quantity: 2 }));
    this.wishes = [{ id: 4, product: 1 }];
    this.nextId = 5;
  }

  open(): void {
    mockApi({
      'GET /api/auth/products/{ref}/': ({ params }) => ({
        id: Number(params.ref),
        title: 'Bag',
        price: '10',
      }),
      'GET /api/auth/cart/': () =>
        this.answered(
          () =>
            this.lines.map(({ product_id, ...line }) => ({
              ...line,
              product: embedded(product_id),
            })),
          true,
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
        this.answered(
          () => this.wishes.map((wish) => ({ ...wish, product: embedded(wish.product) })),
          true,
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

  /** The ids and pieces of the cart, and the ids of the wishlist. */
  has = () => [this.lines.map(({ id, quantity }) => [id, quantity]), this.wishes.map(idOf)];
}

const idOf = ({ id }: { id?: number }) => id;
const embedded = (id: number) => ({ id, title: `Bag ${id}`, price: '10.00' });
const cart = () => getDefaultStore().get(cartAtom);
const wishlist = () => getDefaultStore().get(wishlistAtom);

/** Fails unless the quantity that was just requested is shown at once. */
function expectAtOnce({ does, product, pieces }: Step, before: number | undefined): void {
  if (before === undefined) return;
  const expected = { plus: before + 1, minus: before - 1, set: pieces }[does];
  if (expected !== undefined) expect(piecesOf(product)).toBe(Math.max(1, expected));
}

const piecesOf = (product: number) =>
  cart().items.find(({ productId }) => productId === product)?.quantity;

/** The lists on the page, as `FakeShop.has`. */
const shown = () => [
  cart().items.map(({ id, quantity }) => [id, quantity]),
  wishlist().items.map(idOf),
];

/** The products in cart and wishlist, without the ids. */
const meant = () => ({
  cart: cart().items.map(({ productId, quantity }) => [productId, quantity]),
  wishes: wishlist()
    .items.map(({ productId }) => productId)
    .sort(),
});

type Step = { does: string; product: number; pieces: number };

async function act({ does, product, pieces }: Step): Promise<void> {
  const line = cart().items.find(({ productId }) => productId === product);
  const wished = wishlist().items.some(({ productId }) => productId === product);
  if (does === 'add') return addToCart(product, pieces);
  if (does === 'clear') return clearCart();
  if (does === 'undo') return undoClearCart();
  if (does === 'reload') return reloadCart();
  if (does === 'wish') return addToWishlist(product);
  if (does === 'unwish') return wished ? removeFromWishlist(product) : undefined;
  if (!line) return;
  if (does === 'plus') return changeQuantity(line, line.quantity + 1, { addIfMissing: true });
  if (does === 'minus') return changeQuantity(line, line.quantity - 1);
  if (does === 'set') return changeQuantity(line, pieces);
  return removeFromCart(line.id);
}

/** One `expect` for all of it: it runs some 100,000 times. */
function shownIsSound(): void {
  const { items } = cart();
  const twice = [items.map(({ id }) => id), wishlist().items.map(({ productId }) => productId)]
    .filter((ids) => new Set<unknown>(ids).size !== ids.length)
    .map((ids) => `twice in ${ids}`);
  const tooFew = items
    .filter(({ quantity }) => !(quantity >= 1))
    .map(({ id, quantity }) => `${quantity} in line ${id}`);
  expect([...twice, ...tooFew].join()).toBe('');
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

describe('cart and wishlist, whatever is done and whatever becomes of it (spec section 4)', () => {
  it('end equal to the server, without a duplicate, never below 1: 2,000 random visits', async () => {
    await fc.assert(
      fc.asyncProperty(steps, outcomes, async (visit, becomes) => {
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
        expect(shown()).toEqual(shop.has());
        expect(new Set(shop.lines.map((line) => line.product_id)).size).toBe(shop.lines.length);
      }),
      { numRuns: 2000 },
    );
  }, 240_000);

  it('equal the server’s after each call, and end as the visitor meant: 300 more', async () => {
    const allDone = outcomes.map((all) =>
      all.map(({ delay }) => ({ outcome: 'done' as Outcome, delay })),
    );
    // An added product is shown only after the server's answer.
    const withoutAdds = steps.map((visit) => visit.filter(({ does }) => does !== 'add'));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(steps, withoutAdds),
        fc.oneof(outcomes, allDone),
        async (visit, becomes) => {
          clearTokens();
          storeTokens({ access: 'a1', refresh: 'r1' });
          const shop = new FakeShop(becomes);
          shop.listsAnswer = true;
          shop.stock();
          shop.open();
          const opened = Promise.all([reloadCart(), reloadWishlist()]);
          await jest.runAllTimersAsync();
          await opened;
          const failures: unknown[] = [];
          const done: Promise<unknown>[] = [];
          let last = meant();
          for (const step of visit) {
            const before = piecesOf(step.product);
            done.push(act(step).catch((error: unknown) => failures.push(error)));
            expectAtOnce(step, before);
            last = meant();
            await jest.advanceTimersByTimeAsync(step.after);
          }
          await jest.runAllTimersAsync();
          await Promise.all(done);
          expect(shown()).toEqual(shop.has());
          if (visit.some(({ does }) => does === 'add')) return;
          if (becomes.some(({ outcome }) => outcome !== 'done')) return;
          expect(failures).toEqual([]);
          expect(meant()).toEqual(last);
        },
      ),
      { numRuns: 300 },
    );
  }, 240_000);
});
