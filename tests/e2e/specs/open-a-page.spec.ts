import { classMismatches, untouched } from '../fixtures/hydration';
import { expect, test } from '../fixtures/shop-test';

const pages = ['/', '/products', '/products?category=wallets&sort=price-low', 'product'] as const;

for (const name of pages) {
  test.describe(`a visitor opens ${name}`, () => {
    test('and gets it whole in the first answer', async ({ request, catalogue }) => {
      const bag = catalogue.bag();
      const path = name === 'product' ? `/products/${bag.slug}` : name;

      const response = await request.get(path);
      const html = await response.text();

      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
      expect(html).toMatch(/<h1[^>]*>/);
      expect(html).toMatch(/<style[^>]*>[^<]{500,}<\/style>/);
      const structured = [
        ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ];
      expect(structured.length).toBeGreaterThan(0);
      for (const [, json = ''] of structured) {
        expect(JSON.parse(json)).toHaveProperty('@context', 'https://schema.org');
      }
      const titles = name === 'product' ? [bag.title] : [];
      for (const title of titles) expect(html).toContain(title.replace(/&/g, '&amp;'));
    });

    test('and React takes it over as it is', async ({ page, catalogue, hydrated }) => {
      const path = name === 'product' ? `/products/${catalogue.bag().slug}` : name;
      const written = await (await page.request.get(path)).text();
      await page.goto(path);
      await hydrated();

      expect(await page.evaluate(classMismatches)).toEqual([]);
      // A widget in a slot is taken over a moment after the section around it.
      await expect.poll(() => page.evaluate(untouched)).toEqual([]);
      const heading = await page.getByRole('heading', { level: 1 }).first().innerHTML();
      expect(written).toContain(heading);
    });
  });
}

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

test('the pages after the first are set in the text face, and nothing moves', async ({
  page,
  hydrated,
}) => {
  const root = page.locator(':root');
  const lettering = () => page.evaluate(() => localStorage.getItem('shop-face'));
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        const what = shift.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 200)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        moved.push(`${shift.value} at ${Math.round(shift.startTime)} ms: ${what.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/faq');
  await hydrated();
  await expect.poll(lettering).not.toBeNull();
  await expect(root).not.toHaveAttribute('data-faces');
  await page.goto('/terms');
  await expect(root).toHaveAttribute('data-faces');
  await hydrated();
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    return {
      family: getComputedStyle(document.body).fontFamily.split(',')[0],
      loaded: [...document.fonts]
        .filter(({ family, status }) => family.includes('Shop Text') && status === 'loaded')
        .map(({ weight, unicodeRange }) => `${weight} ${unicodeRange.split(',')[0]}`),
      moved: (window as unknown as { moved: string[] }).moved,
    };
  });
  expect(seen).toMatchObject({ family: '"Shop Text"', moved: [] });
  expect(seen.loaded).toEqual(expect.arrayContaining(['400 500 U+20-7E', '600 700 U+20-7E']));
});

test('nothing in a page asks for the display font in its first view', async ({
  page,
  catalogue,
}) => {
  const { slug } = catalogue.bag();
  const paths = [
    '/',
    '/products',
    `/products/${slug}`,
    '/blogs',
    '/about',
    '/care',
    '/testimonials',
  ];
  for (const path of paths) {
    await page.goto(path);
    // As it is until the boot script asks for the scripts.
    const asking = await page.evaluate(() => {
      const style = document.querySelector<HTMLStyleElement>('#fallback-face');
      if (!style) return ['no #fallback-face'];
      style.media = 'screen';
      const shown = [...document.body.querySelectorAll('*')].filter((e) => e.checkVisibility());
      const faces = shown.flatMap((element) =>
        ['', '::before', '::first-letter'].map((part) => {
          const { fontFamily } = getComputedStyle(element, part);
          return `${element.tagName}${part}.${element.className}: ${fontFamily}`;
        }),
      );
      return faces.filter((face) => face.includes('"Shop Display"'));
    });
    expect(asking, path).toEqual([]);
  }
});

test('a button that a pointer is on keeps its words', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link', { name: 'Shop all products' });
  const look = () =>
    button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const before = await look();
  await button.hover();
  await expect.poll(async () => (await look()).backgroundColor).not.toBe(before.backgroundColor);
  expect((await look()).color).toBe(before.color);
});

test('the same page is not sent twice', async ({ request }) => {
  const first = await request.get('/products');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');

  const second = await request.get('/products', { headers: { 'if-none-match': etag } });

  expect(second.status()).toBe(304);
  expect(await second.text()).toBe('');
});
