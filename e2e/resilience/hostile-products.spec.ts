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

const reply = (title: string, slug: string) => ({
  id: 1,
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

for (const [kind, title] of Object.entries(hostile)) {
  test(`a product ${kind} is text that fits a small phone`, async ({
    page,
    apiOfTheDay,
    alive,
    expectComplaint,
  }) => {
    const slug = `odd ${kind} <i>/`;
    apiOfTheDay.mood = (path) => {
      if (path.startsWith('/media/')) return { status: 404, body: {} };
      if (!path.startsWith('/api/auth/products/')) return undefined;
      const one = /^\/api\/auth\/products\/[^?]/.test(path);
      return { status: 200, body: one ? reply(title, slug) : [reply(title, slug)] };
    };
    expectComplaint(/404/);

    for (const path of [
      '/',
      '/products',
      '/products?view=list',
      `/products/${encodeURIComponent(slug)}`,
    ]) {
      const response = await page.goto(path);
      await alive();

      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await contentWidth(page), path).toBeLessThanOrEqual(320);
      expect(await page.title()).not.toBe('owned');
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    }
  });
}
