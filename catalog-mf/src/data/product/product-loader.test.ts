import { reshapeCard } from '@shop/shared/entities';
import { mockApi, sampleCategory, sampleProduct } from '@shop/shared/testing';
import { revalidatePath } from '@shop/shared/ui/bundled';
import { answer, silence } from 'federated-site/testing/api';
import { prefetchProduct } from './product-cache';
import { loadInBrowser, loadOnServer } from './product-loader';

const one = 'GET /api/auth/products/{ref}/';
const list = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';

const argsFor = (slug: string) =>
  ({
    params: { slug },
    request: new Request(`http://shop.test/products/${encodeURIComponent(slug)}`),
    context: {},
  }) as unknown as Parameters<typeof loadInBrowser>[0];

const cardOf = (slug: string) => {
  const card = reshapeCard(sampleProduct({ slug }));
  if (!card) throw new Error('no card');
  return card;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('the product page on the server', () => {
  it('waits for the product, its related products and its category’s title', async () => {
    mockApi({
      [one]: sampleProduct({ id: 1 }),
      [list]: [sampleProduct({ id: 2 })],
      [categories]: [sampleCategory()],
    });
    expect(await loadOnServer(argsFor('sample-bag-1'))).toMatchObject({
      state: 'found',
      product: { slug: 'sample-bag-1', price: 1499 },
      related: [{ slug: 'sample-bag-2' }],
      categoryTitle: "Women's",
    });
  });

  it('does not wait for related products that are slow, nor fail with them', async () => {
    mockApi({ [one]: sampleProduct(), [list]: silence(), [categories]: silence() });
    const page = await loadOnServer(argsFor('sample-bag-7'));
    expect(page).toMatchObject({ state: 'found' });
    expect(page).not.toHaveProperty('related');
    expect(page).not.toHaveProperty('categoryTitle');
  });

  it.each([404, 410, 400, 414])(
    'an API that answers %i has no such product: 404',
    async (status) => {
      mockApi({ [one]: answer(status, { detail: 'Not found.' }) });
      expect(await loadOnServer(argsFor('gone'))).toMatchObject({
        data: { state: 'missing' },
        init: { status: 404 },
      });
    },
  );

  it('an address too long for any slug is not requested', async () => {
    const api = mockApi();
    expect(await loadOnServer(argsFor('a'.repeat(3000)))).toMatchObject({ init: { status: 404 } });
    expect(api.calls).toHaveLength(0);
  });

  it('an API that fails is a 503 that says when to come back', async () => {
    mockApi({ [one]: answer(500) });
    expect(await loadOnServer(argsFor('tote'))).toMatchObject({
      data: { state: 'failed' },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    });
  });

  it('leaves data of a slow API to the browser', async () => {
    mockApi({ [one]: answer(504) });
    expect(await loadOnServer(argsFor('tote'))).toMatchObject({
      data: { state: 'coming' },
      init: { status: 503, headers: { 'Retry-After': '10' } },
    });
  });

  it('an answer that is not a product is a failure, not a blank page', async () => {
    mockApi({ [one]: answer(200, []) });
    expect(await loadOnServer(argsFor('tote'))).toMatchObject({ init: { status: 503 } });
  });
});

describe('the product page in the browser', () => {
  it('is whole when the answer is quick', async () => {
    mockApi({ [one]: sampleProduct() });
    expect(await loadInBrowser(argsFor('sample-bag-7'))).toMatchObject({ state: 'found' });
  });

  it('does not make a click on a card wait for the line: the card is there at once', async () => {
    const api = mockApi({ [one]: silence() });
    prefetchProduct(cardOf('slow-bag'));
    expect(await loadInBrowser(argsFor('slow-bag'))).toMatchObject({
      state: 'coming',
      card: { slug: 'slow-bag', price: 1499 },
    });
    expect(api.callsOf(one)).toHaveLength(1);
  });

  it('is whole at once when its answer is there, within the press that opens it', async () => {
    mockApi({ [one]: sampleProduct({ slug: 'known-bag' }) });
    prefetchProduct(cardOf('known-bag'));
    await settled();
    let page: unknown;
    void loadInBrowser(argsFor('known-bag')).then((loaded) => (page = loaded));
    await Promise.resolve();
    expect(page).toMatchObject({ state: 'found', product: { slug: 'known-bag' } });
  });

  it('uses the request that began when the pointer came near', async () => {
    const api = mockApi({ [one]: sampleProduct({ slug: 'near-bag' }) });
    prefetchProduct(cardOf('near-bag'));
    const page = await loadInBrowser(argsFor('near-bag'));
    const outcome = page.state === 'coming' ? await page.outcome : page;
    expect(outcome).toMatchObject({ state: 'found', product: { slug: 'near-bag' } });
    expect(api.callsOf(one)).toHaveLength(1);
  });

  it('asks again when that request failed', async () => {
    const answers = [answer(500), sampleProduct({ slug: 'shy-bag' })];
    mockApi({ [one]: () => answers.shift() });
    prefetchProduct(cardOf('shy-bag'));
    const page = await loadInBrowser(argsFor('shy-bag'));
    const outcome = page.state === 'coming' ? await page.outcome : page;
    expect(outcome).toMatchObject({ state: 'found' });
  });
});

describe('a change of address', () => {
  const at = (path: string) => new URL(path, 'http://shop.test');
  const asks = (from: string, to: string) =>
    revalidatePath({
      currentUrl: at(from),
      nextUrl: at(to),
      defaultShouldRevalidate: true,
    } as Parameters<typeof revalidatePath>[0]);

  it('of the colour loads nothing again', () => {
    expect(asks('/products/tote', '/products/tote?color=Tan')).toBe(false);
  });

  it('of the product does, and so does trying again', () => {
    expect(asks('/products/tote', '/products/belt')).toBe(true);
    expect(asks('/products/tote?color=Tan', '/products/tote?color=Tan')).toBe(true);
  });
});
