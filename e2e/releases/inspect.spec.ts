import path from 'node:path';
import type { Page } from '@playwright/test';
import { nextVersion } from './next-version';
import { expect, test } from './release-test';

const listHeading = /^Showing \d+ products$/;
const other = /^Here are \d+ products$/;
const next = '6.5.0';

test.describe.configure({ timeout: 60_000 });

/** The set that HTML and scripts of a page are of, and the version that drew the HTML. */
const setOf = (page: Page) =>
  page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot-data')?.textContent ?? '{}');
    const { pathname, search } = location;
    const data = await fetch(`/page-data/${boot.pageData}${pathname}${search}`);
    const { release, rendered } = await data.json();
    const scripts = [...document.scripts].flatMap(({ src }) =>
      src.includes('/remotes/catalog/') ? (new URL(src).pathname.split('/')[3] ?? []) : [],
    );
    return { id: release.id, drawn: rendered.catalog, scripts: [...new Set(scripts)] };
  });

test('?inspect shows the remotes and widgets of a page, and leads to a preview of another version', async ({
  page,
  browser,
  releaseStack,
  hydrated,
  axe,
}) => {
  const live = releaseStack.versionOf('catalog');
  const folder = path.join(releaseStack.storeDir, 'remotes/catalog', live);
  await releaseStack.publish(nextVersion(folder, next, ['Showing ${', 'Here are ${']));

  await page.goto('/products?inspect');
  await hydrated();
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  const apps = panel.getByRole('table', { name: 'Apps' });
  await expect(apps.getByRole('row', { name: /^catalog/ })).toContainText(live);
  await expect(apps.getByRole('row', { name: /^catalog/ })).toContainText(/\d ms.*\d kB/);
  await expect(
    panel.getByRole('button', { name: /^AddToCartButton account · \d+ places$/ }),
  ).toBeVisible();
  const frame = page.locator('.outline', { hasText: `catalog ${live} · Page · ` });
  await expect(frame).toBeVisible();

  await panel.locator('summary', { hasText: 'catalog' }).click();
  const versions = panel.locator('.versions > li');
  await expect(versions.filter({ hasText: live })).toContainText('in this page');
  await axe();

  const fold = panel.getByRole('button', { name: 'Fold' });
  await fold.click();
  await expect(apps).toBeHidden();
  await panel.getByRole('button', { name: 'Open' }).click();
  await fold.press('Escape');
  await expect(panel.getByRole('button', { name: 'Open' })).toBeFocused();
  await panel.getByRole('button', { name: 'Open' }).click();

  const { id } = await setOf(page);
  await versions.getByRole('link', { name: `Preview catalog ${next}` }).click();
  await expect(page).toHaveURL('/products?inspect');
  await expect(page.getByText(other)).toBeVisible();
  await hydrated();
  expect(await setOf(page)).toEqual({ id: `${id}+catalog@${next}`, drawn: next, scripts: [next] });
  await expect(panel.getByRole('heading', { name: `preview “catalog@${next}”` })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/products');

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL('/about');
  await page.reload();
  await hydrated();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).press('Enter');
  await expect(page.getByText(other)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByText(listHeading)).toBeVisible();
  await visitor.close();

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await page.goto('/products');
  await expect(page.getByText(listHeading)).toBeVisible();
  expect((await setOf(page)).id).toBe(id);
});
