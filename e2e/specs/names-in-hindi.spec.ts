import { expect, test } from '../fixtures/shop-test';

/** Two words of Devanagari; the blank between them is of the display face. */
const name = 'चमड़ा और थैला';

test('a name in Hindi is drawn by a face of the machine, or as boxes, and is never blank', async ({
  page,
  hydrated,
}) => {
  await page.goto('/about');
  await hydrated();
  const heading = page.getByRole('heading', { level: 1 });
  const ranges = await heading.evaluate(async (element, text) => {
    await document.fonts.load('600 1em "Shop Display"');
    element.textContent = text;
    return [...document.fonts]
      .filter(({ family, status }) => /^"?Shop Display"?$/.test(family) && status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange);
  }, name);
  // Where a machine has a face for a script, a face of the page that claims none leaves it to that.
  expect(ranges).not.toEqual([]);
  expect(ranges.join()).not.toMatch(/U\+0?9[0-7]/i);

  const shown = await heading.screenshot();
  await heading.evaluate((element) => element.style.setProperty('color', 'transparent'));
  expect(shown.equals(await heading.screenshot())).toBe(false);
});
