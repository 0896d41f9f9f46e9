import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classMismatches, untouched } from '../fixtures/hydration';
import { expect, test } from '../fixtures/shop-test';
import { contentWidth } from '../fixtures/sideways';

/** The texts of each page of the host by the specification (sections 2 and 9). */
const pages = {
  '/about': ['12+', '800+', '10k+', 'Family-run since 2012', 'Open every day 10:00 to 22:00'],
  '/contact': ['Mon–Sun 10:00 AM – 10:00 PM', 'We use your details only to answer your enquiry.'],
  '/faq': ['5–7 working days', '10–15 working days', 'within 7 days', '6-month warranty'],
  '/terms': ['No returns unless the item arrives damaged', 'within 1 day of delivery'],
  '/privacy': ['These details are used only to answer the enquiry.'],
  '/testimonials': ['4.8 Google rating', 'Write a review'],
  '/care': ['Leather', 'PU'],
};

for (const [path, words] of Object.entries(pages)) {
  test(`${path} is whole, hydrates as it was sent, fits, and everyone can use it`, async ({
    page,
    hydrated,
    axe,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    expect(response?.status()).toBe(200);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,155}"/);
    expect(html).toContain(`/${path.slice(1)}.`);
    await hydrated();

    const main = page.getByRole('main');
    for (const text of words) await expect(main).toContainText(text);
    expect(await page.evaluate(classMismatches)).toEqual([]);
    await expect.poll(() => page.evaluate(untouched)).toEqual([]);
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    await axe();
    await page.setViewportSize({ width: 1280, height: 800 });
    await axe();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(320);
  });
}

test('a phone number in a text stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/terms');
  const numbers = page.getByRole('main').locator('a[href^="tel:"]');
  const lines = await numbers.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getClientRects().length;
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('every link of a page’s head and foot leads to a page, and each page of the host is linked', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"], main a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

  const answers = await Promise.all(
    hrefs.map(async (href) => [href, (await request.get(href)).status()] as const),
  );

  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  for (const path of ['/contact', '/faq', '/terms', '/privacy', '/care']) {
    expect(hrefs).toContain(path);
  }
});

test.describe('a visitor reads the FAQ', () => {
  test('one question at a time, and may share an answer’s address', async ({ page, hydrated }) => {
    await page.goto('/faq');
    await hydrated();
    const open = page.locator('details[name="faq"][open]');
    await page.getByText('How long does delivery take?').click();
    await expect(open).toContainText('5–7 working days');
    await page.getByText('Is there a warranty?').click();
    await expect(open).toHaveCount(1);
    await expect(page).toHaveURL('/faq#warranty');

    await page.goto('about:blank');
    await page.goto('/faq#warranty');
    await expect(open).toContainText('6-month warranty');
    await page.getByRole('link', { name: 'Contact' }).last().click();
    await page.getByRole('heading', { name: 'Write to us' }).waitFor();
    await page.goBack();
    await expect(open).toContainText('6-month warranty');
  });

  test('without scripts, from an address that names an answer', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/faq#returns');
    await expect(page.getByText('Returns are accepted within 7 days')).toBeVisible();
    await page.getByText('Do you ship, and what does shipping cost?').click();
    await expect(page.getByText('Returns are accepted within 7 days')).toBeHidden();
    await context.close();
  });
});

test('four store photos come when they are near', async ({ page, hydrated }) => {
  await page.goto('/about');
  await hydrated();
  const gallery = page.getByRole('region', { name: 'Store & Product Gallery' });
  await gallery.scrollIntoViewIfNeeded();
  const photos = gallery.getByRole('img');
  await expect(photos).toHaveCount(4);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
});

test('the terms lead to the licences of all that is sent to browsers', async ({ page }) => {
  await page.goto('/terms');
  const href = await page.getByRole('link', { name: 'Their licences' }).getAttribute('href');
  const notices = await (await page.request.get(href ?? '')).text();

  // Each row of this table that is marked "browser" names packages in its first column.
  const table = readFileSync(
    path.join(import.meta.dirname, '../../../docs/dependencies.md'),
    'utf8',
  );
  const packages = [...table.matchAll(/^\| ([^|]+) \| browser/gm)]
    .flatMap(([, names = '']) => names.replaceAll(/[(),]/g, ' ').split(/\s+/))
    .filter((name) => name && name !== 'react-router-dom');
  expect(packages).toContain('styled-components');
  for (const name of packages) expect(notices).toMatch(new RegExp(`^${name} \\d.* \\(.+\\)$`, 'm'));
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices).toContain('The Eczar Project Authors');
});
