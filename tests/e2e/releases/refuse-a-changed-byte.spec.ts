import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test';

/** Answers a file with one byte changed: code that would say so if it ran. */
async function changeAByte(page: Page, file: RegExp): Promise<string[]> {
  const changed: string[] = [];
  await page.route(file, async (route) => {
    const answer = await route.fetch();
    const bytes = await answer.body();
    // A space in place of a line's end, or the reverse, would run as before: only the hash shows it.
    bytes[bytes.length - 1] = bytes.at(-1) === 0x3b ? 0x20 : 0x3b;
    changed.push(new URL(route.request().url()).pathname);
    await route.fulfill({ response: answer, body: bytes });
  });
  return changed;
}

// A refused script is requested again, and may be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const refusal = /Failed to find a valid digest in the 'integrity' attribute|the page stays static/;

for (const [what, file] of [
  ['the platform', /\/remotes\/host\/.*\/main\.js/],
  ['a remote’s entry', /\/remotes\/catalog\/.*\/remoteEntry\.js/],
  ['a remote’s face', /\/remotes\/catalog\/.*\/remote\.chunk\.js/],
] as const) {
  test(`a changed byte in ${what} does not run, and the page can still be read`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(refusal);
    // Without the platform a remote's entry has nothing to stand on.
    if (what === 'the platform') expectComplaint(/reading 'runtime'/);
    const changed = await changeAByte(page, file);
    const refused = page.waitForEvent('console', (message) => refusal.test(message.text()));
    await page.goto('/products');
    await refused;
    expect(changed.length).toBeGreaterThan(0);
    await expect(page.getByText(/^Showing \d+ products$/)).toBeVisible();
  });
}

test('a changed byte in the page’s own script does not run, and the page can still be read', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Content Security Policy|policy: script-src|csp-report|reported/);
  await page.route('**/products', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<script>', '<script>;');
    await route.fulfill({ response: answer, body });
  });
  const refused = page.waitForEvent('console', (message) => /script-src/.test(message.text()));
  await page.goto('/products');
  await refused;
  await expect(page.getByText(/^Showing \d+ products$/)).toBeVisible();
  expect(await page.evaluate(() => window.shopBooting)).toBeUndefined();
});

test('a changed byte in a chunk that is loaded later does not run: the server draws the page', async ({
  page,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/Failed to find a valid digest|static|catalog|chunk/i);
  await page.goto('/about');
  await hydrated();
  const changed = await changeAByte(page, /\/remotes\/catalog\/.*\/list\.chunk\.js/);
  const refused = page.waitForEvent('console', (message) => refusal.test(message.text()));
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await refused;
  expect(changed.length).toBeGreaterThan(0);
  expect(new URL((await document).url()).pathname).toBe('/products');
  await expect(page.getByText(/^Showing \d+ products$/)).toBeVisible({ timeout: 12_000 });
});
