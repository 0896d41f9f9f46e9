import path from 'node:path';
import type { Page } from '@playwright/test';
import { classMismatches } from '../fixtures/hydration';
import { nextVersion } from './next-version';
import { expect, type Town, test } from './release-test';

// Each ships a version that passes the gate: it breaks only on a page with products.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const before = /^Showing \d+ products$/;
const onServer = (code: string) =>
  `\${typeof document=="undefined"?(()=>{${code}})():""}Here are \${`;

/** Ships a version of the catalogue whose list page says other words, or does worse. */
async function ship(town: Town, version: string, words: string): Promise<void> {
  const folder = path.join(town.storeDir, 'remotes/catalog', town.versionOf('catalog'));
  await town.publish(nextVersion(folder, version, ['Showing ${', words]));
  const versions = { catalog: version };
  const { release } = await town.move('promote', { versions, channel: 'live', drops: [] });
  await town.shown(release);
}

async function takeBack(town: Town): Promise<void> {
  const { release } = await town.move('rollback', { part: 'catalog', channel: 'live' });
  await town.shown(release);
}

/** What the storefronts have logged of a version's failures so far: `kind`, each once. */
const loggedFailures = (town: Town, version: string): string[] => {
  const lines = town.log().matchAll(/"app":"catalog","version":"([^"]+)","kind":"(\w+)"/g);
  return [...new Set([...lines].flatMap(([, one, kind = '']) => (one === version ? kind : [])))];
};

for (const [what, version, code] of [
  ['loops without an end', '7.0.0', 'for(;;);'],
  [
    'grows without bound',
    '7.1.0',
    'const all=[];for(;;)all.push(new Array(1e5).fill(all.length));',
  ],
] as const) {
  test(`a version that ${what} on the server costs its own page, which the version before draws`, async ({
    page,
    request,
    town,
    catalogue,
    alive,
  }) => {
    await ship(town, version, onServer(code));
    const list = request.get('/products');
    const { slug } = catalogue.products[0] ?? { slug: '' };
    for (const address of ['/healthz', '/about', `/products/${slug}`, '/']) {
      expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
    }
    expect(await (await request.get(`/products/${slug}`)).text()).toContain(`/catalog/${version}/`);
    const html = await (await list).text();
    expect(html).toContain(`/catalog/${town.versionOf('catalog')}/`);
    expect(html).not.toContain(`/catalog/${version}/`);

    await page.goto('/products');
    await expect(page.getByText(before)).toBeVisible();
    await alive();
    expect(await page.evaluate(classMismatches)).toEqual([]);

    await takeBack(town);
  });
}

/** A navigation in the browser, not a document of the server. */
async function openProductsFromAbout(page: Page, alive: () => Promise<void>) {
  await page.goto('/about');
  await alive();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
}

test('a version that breaks, on the server or in a browser, is seen by its team', async ({
  page,
  town,
  alive,
  expectComplaint,
}) => {
  expectComplaint(/null|undefined|threw while it was rendered/i);
  await ship(town, '7.2.0', `\${typeof document=="undefined"?"":null.all}Here are \${`);
  await openProductsFromAbout(page, alive);
  await expect(page.getByText(before)).toBeVisible();
  await expect.poll(() => loggedFailures(town, '7.2.0')).toEqual(['draw', 'previous']);
  for (const version of ['7.1.0', '7.0.0']) {
    expect(loggedFailures(town, version)).toEqual(['server']);
  }
  await takeBack(town);
});

test('a page that breaks only after a click is seen by its team too, and the server’s is shown', async ({
  page,
  town,
  alive,
  expectComplaint,
}) => {
  expectComplaint(/null|undefined|threw while it was rendered/i);
  const isDocument = 'performance.getEntriesByType("navigation")[0].name==location.href';
  const breaks = `typeof document=="undefined"||${isDocument}?"":null.all`;
  await ship(town, '7.3.0', `\${${breaks}}Here are \${`);
  await openProductsFromAbout(page, alive);
  await expect(page.getByText(/^Here are \d+ products$/)).toBeVisible();
  await expect.poll(() => loggedFailures(town, '7.3.0')).toEqual(['draw']);
  await takeBack(town);
});
