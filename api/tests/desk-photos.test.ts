import sharp from 'sharp';
import { type Ask, openTestDesk, stockDesk } from './world/desk';
import { eventually } from './world/eventually';
import type { Person } from './world/people';
import { buildTestApp } from './world/test-app';
import type { TestShop } from './world/test-shop';

describe('Photos on the desk', () => {
  let shop: TestShop;
  let owner: Person;
  let ask: Ask;
  beforeAll(async () => {
    ({ shop, owner, ask } = await openTestDesk());
  });
  beforeEach(() => stockDesk(shop));
  afterAll(() => shop.close());

  const seen = async (slug: string) => {
    const response = await shop.call(`/api/auth/products/${slug}/`);
    return response.ok ? response.json() : response.status;
  };
  const photo = (background = '#a63') =>
    sharp({ create: { width: 80, height: 40, channels: 3, background } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  const upload = async (body: BodyInit, type = 'image/jpeg') => {
    const headers = { ...owner.headers, 'content-type': type };
    const init = { method: 'POST', headers, body };
    const response = await shop.call('/api/auth/desk/pictures/', init);
    return { status: response.status, body: await response.json() };
  };

  it('are turned upright, sized, and belong to a new product', async () => {
    const { status, body: picture } = await upload(new Uint8Array(await photo()));
    expect([status, picture.width, picture.height]).toEqual([201, 40, 80]);
    expect((await shop.call(picture.image)).status).toBe(200);
    const given = { title: 'नया Bag', category: 'bags', price: '850', quantity: '4' };
    const made = await ask('POST', 'products/', { ...given, picture: picture.hash });
    expect([made.status, made.body.slug, made.body.price]).toEqual([201, 'nya-bag', '850.00']);
    const product = await eventually(
      () => seen('nya-bag'),
      (state) => state !== 404,
    );
    expect(product).toMatchObject({ title: 'नया Bag', category: 'bags', quantity: 4 });
    expect(product.images).toHaveLength(1);
    const { body: other } = await upload(new Uint8Array(await photo('#36a')));
    const second = await ask('POST', 'products/', { ...given, picture: other.hash });
    expect(second.body.slug).toBe('nya-bag-2');
    // To undo a new product hides it.
    await ask('POST', `changes/${second.body.change}/undo/`, {});
    await eventually(
      () => seen('nya-bag-2'),
      (state) => state === 404,
    );
  });

  it('belong to each new product', async () => {
    const given = { title: 'Tote', category: 'bags', price: '850', quantity: '4' };
    for (const [picture, problem] of [
      [[], 'Not a valid string.'],
      ['none', 'Upload the picture first.'],
    ]) {
      const refused = await ask('POST', 'products/', { ...given, picture });
      expect([refused.status, refused.body]).toEqual([400, { picture: [problem] }]);
    }
  });

  it('make one product, however often its form is sent', async () => {
    const { body: picture } = await upload(new Uint8Array(await photo()));
    const given = { title: 'Clutch', category: 'bags', price: '850', quantity: '4' };
    const send = () => ask('POST', 'products/', { ...given, picture: picture.hash });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status, body }) => [status, body.slug])).toEqual(
      Array(3).fill([201, 'clutch']),
    );
    const dearer = await ask('POST', 'products/', {
      ...{ ...given, price: '900', picture: picture.hash },
    });
    expect(dearer.body.slug).toBe('clutch-2');
    await shop.db
      .updateTable('products')
      .set({ created_at: new Date(Date.now() - 601_000) })
      .where('slug', '=', 'clutch')
      .execute();
    expect((await send()).body.slug).toBe('clutch-3');
  });

  it('may take two minutes over a slow line, as long as a phone tries', async () => {
    const { app } = await buildTestApp(shop);
    expect(app.server.requestTimeout).toBe(120_000);
    await app.close();
  });

  it('are refused with the reason', async () => {
    const text = await upload('not a picture');
    expect(text).toEqual({
      status: 400,
      body: { detail: expect.stringMatching(/not a picture/) },
    });
    expect((await upload('{}', 'application/json')).status).toBe(415);
    for (const bytes of [12_000_001, 40_000_000]) {
      expect((await upload(new Uint8Array(bytes))).status).toBe(413);
    }
    const elsewhere = await shop.call('/api/auth/token/', {
      ...{ method: 'POST', headers: { 'content-type': 'image/png' }, body: 'x' },
    });
    expect(elsewhere.status).toBe(415);
  });
});
