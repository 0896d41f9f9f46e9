import { contentWidth } from '../fixtures/sideways';
import { expect, test } from './bad-day-test';

const hostile = {
  'very long': 'Bag'.repeat(1666),
  'very long, of words': 'leather bag '.repeat(416),
  'right to left': 'حقيبة جلدية \u202E فاخرة',
  'with NUL': 'Bag\u0000with\u0007controls',
  'with half a character': 'Bag \uD83D and \uDC5C',
  'made of markup': '<img src=x onerror="document.title=\'owned\'"><script>alert(1)</script>',
  'that ends the data block': '</script><script>alert(1)</script><!--',
} as const;

const reply = (title: string, slug: string, id: number) => ({
  id,
  slug,
  title,
  subtitle: title,
  description: title,
  price: '1999.00',
  discounted_price: '1499.00',
  discount_percent: null,
  images: [{ id: 1, image: '/media/none.jpg' }],
  image: '/media/none.jpg',
  category: title,
  available_colors: [{ name: title, hex: 'red;background:url(//evil.example)' }],
  quantity: 3,
  key_features: [title],
  specifications: { [title]: title },
  care_instructions: title,
  warranty_months: 6,
  exchange_days: 7,
  isPopular: true,
  created_at: '2025-03-01T09:30:00Z',
});

test.use({ viewport: { width: 320, height: 640 } });

const kinds = Object.entries(hostile).map(([kind, title], at) => {
  const slug = `odd ${kind} <i>/`;
  return {
    title,
    product: reply(title, slug, at + 1),
    path: `/products/${encodeURIComponent(slug)}`,
  };
});

test('products very long, right to left or made of markup are text that fits a small phone', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  apiOfTheDay.mood = (path) => {
    if (path.startsWith('/media/')) return { status: 404, body: {} };
    if (!path.startsWith('/api/auth/products/')) return undefined;
    const [, one] = /^\/api\/auth\/products\/([^?/]+)/.exec(path) ?? [];
    const products = kinds.map(({ product }) => product);
    const body = one ? products.find(({ slug }) => slug === decodeURIComponent(one)) : products;
    return { status: 200, body };
  };
  expectComplaint(/404/);

  const lists = ['/', '/products', '/products?view=list'];
  for (const path of [...lists, ...kinds.map((kind) => kind.path)]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      await hydrated();

      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await contentWidth(page), path).toBeLessThanOrEqual(320);
      expect(await page.title()).not.toBe('owned');
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
      if (path.startsWith('/products?') || path === '/products')
        await expect(page.getByText(`Showing ${kinds.length} products`)).toBeVisible();
    });
  }
});
