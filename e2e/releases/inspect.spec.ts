import path from 'node:path';
import type { Page } from '@playwright/test';
import { nextVersion } from './next-version';
import { expect, test } from './release-test';

const listHeading = /^Showing \d+ products$/;
const other = /^Here are \d+ products$/;
const fitting = '6.5.0';
const breaking = '6.6.0';

// The gate tries two versions, each in a process of its own.
test.describe.configure({ timeout: 90_000 });

/** The set that HTML and scripts of a page are of, and the version that drew the HTML. */
const setOf = (page: Page) =>
  page.evaluate(() => {
    const { release, rendered } = JSON.parse(
      document.getElementById('page-data')?.textContent ?? '{}',
    );
    const scripts = [...document.scripts].flatMap(({ src }) =>
      src.includes('/remotes/catalog/') ? (new URL(src).pathname.split('/')[3] ?? []) : [],
    );
    return { id: release.id, drawn: rendered.catalog, scripts: [...new Set(scripts)] };
  });

test('?inspect tells what a page is made of, and swaps one remote in this tab only', async ({
  page,
  context,
  town,
  alive,
  axe,
}) => {
  const live = town.versionOf('catalog');
  const folder = path.join(town.storeDir, 'remotes/catalog', live);
  const words = ['Showing ${', 'Here are ${'] as const;
  await town.publish(nextVersion(folder, fitting, words));
  const { contract, files } = nextVersion(folder, breaking, words);
  await town.publish({ contract: { ...contract, paths: ['/products'] } as never, files });

  await page.goto('/products?inspect');
  await alive();
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  const parts = panel.getByRole('table', { name: 'Parts' });
  await expect(parts.getByRole('row', { name: /^catalog/ })).toContainText(live);
  await expect(parts.getByRole('row', { name: /^catalog/ })).toContainText(/\d ms.*\d kB/);
  await expect(
    panel.getByRole('button', { name: /^AddToCartButton account · \d+ places$/ }),
  ).toBeVisible();
  const libraries = panel.getByRole('table', { name: 'Shared libraries' });
  await expect(libraries.getByRole('row', { name: /^react [\d.]+ host/ })).toContainText('catalog');
  const frame = page.locator('.outline', { hasText: `catalog ${live} · Page · ` });
  await expect(frame).toBeVisible();

  await panel.locator('summary', { hasText: 'catalog' }).click();
  const version = (name: string) => panel.locator('.versions > li', { hasText: name });
  await expect(version(fitting)).toContainText('Fits this release', { timeout: 40_000 });
  await expect(version(breaking)).toContainText('Would be refused', { timeout: 40_000 });
  await expect(version(breaking)).toContainText('no longer answers /products/:slug');
  await axe();

  const { id } = await setOf(page);
  const swapped = { id: `${id}+catalog@${fitting}`, drawn: fitting, scripts: [fitting] };
  await page.getByRole('button', { name: `Use catalog ${fitting} in this tab` }).click();
  await expect(page.getByText(other)).toBeVisible();
  await alive();
  expect(await setOf(page)).toEqual(swapped);
  await expect(panel.getByText(`Everybody else has ${live}.`)).toBeVisible();

  const fold = panel.getByRole('button', { name: 'Fold' });
  await fold.click();
  await expect(parts).toBeHidden();
  await panel.getByRole('button', { name: 'Open' }).click();
  await fold.press('Escape');
  await expect(panel.getByRole('button', { name: 'Open' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL(`/about?inspect=catalog%40${fitting}`);
  await page.reload();
  await alive();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).press('Enter');
  await expect(page.getByText(other)).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByText(listHeading)).toBeVisible();
  await expect(tab.getByText('which nobody chose in this tab')).toBeVisible();
  await tab.close();

  await panel.getByRole('button', { name: 'Back to normal' }).click();
  await expect(page.getByText(listHeading)).toBeVisible();
  expect((await setOf(page)).id).toBe(id);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/products');
});
