import path from 'node:path';
import type { Page } from '@playwright/test';
import { classMismatches } from '../fixtures/hydration';
import { nextVersion } from './next-version';
import { expect, type ReleaseStack, test } from './release-test';

// Each ships a version that passes the gate: it breaks only on a page with products.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const before = /^Showing \d+ products$/;
const onServer = (code: string) =>
  `\${typeof document=="undefined"?(()=>{${code}})():""}Here are \${`;

/** Ships a version of the catalogue whose list page says other words, or does worse. */
async function ship(releaseStack: ReleaseStack, version: string, words: string): Promise<void> {
  const folder = path.join(
    releaseStack.storeDir,
    'remotes/catalog',
    releaseStack.versionOf('catalog'),
  );
  await releaseStack.publish(nextVersion(folder, version, ['Showing ${', words]));
  const versions = { catalog: version };
  const { release } = await releaseStack.move('promote', { versions, channel: 'live', drops: [] });
  await releaseStack.shown(release);
}

async function takeBack(releaseStack: ReleaseStack): Promise<void> {
  const { release } = await releaseStack.move('rollback', { part: 'catalog', channel: 'live' });
  await releaseStack.shown(release);
}

/** The logged failures of a version so far: `kind`, without repetitions. */
const loggedFailures = (releaseStack: ReleaseStack, version: string): string[] => {
  const lines = releaseStack.log().matchAll(/"app":"catalog","version":"([^"]+)","kind":"(\w+)"/g);
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
    releaseStack,
    catalogue,
    hydrated,
  }) => {
    await ship(releaseStack, version, onServer(code));
    const list = request.get('/products');
    const { slug } = catalogue.products[0] ?? { slug: '' };
    for (const address of ['/healthz', '/about', `/products/${slug}`, '/']) {
      expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
    }
    expect(await (await request.get(`/products/${slug}`)).text()).toContain(`/catalog/${version}/`);
    const html = await (await list).text();
    expect(html).toContain(`/catalog/${releaseStack.versionOf('catalog')}/`);
    expect(html).not.toContain(`/catalog/${version}/`);

    await page.goto('/products');
    await expect(page.getByText(before)).toBeVisible();
    await hydrated();
    expect(await page.evaluate(classMismatches)).toEqual([]);

    await takeBack(releaseStack);
  });
}

/** A navigation in the browser, not a document of the server. */
async function openProductsFromAbout(page: Page, hydrated: () => Promise<void>) {
  await page.goto('/about');
  await hydrated();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
}

test('a version that breaks, on the server or in a browser, is seen by its team', async ({
  page,
  releaseStack,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/null|undefined|threw while it was rendered/i);
  await ship(releaseStack, '7.2.0', `\${typeof document=="undefined"?"":null.all}Here are \${`);
  await openProductsFromAbout(page, hydrated);
  await expect(page.getByText(before)).toBeVisible();
  await expect.poll(() => loggedFailures(releaseStack, '7.2.0')).toEqual(['draw', 'previous']);
  for (const version of ['7.1.0', '7.0.0']) {
    expect(loggedFailures(releaseStack, version)).toEqual(['server']);
  }
  await takeBack(releaseStack);
});

test('a page that breaks only after a click is seen by its team too, and the server’s is shown', async ({
  page,
  releaseStack,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/null|undefined|threw while it was rendered/i);
  const isDocument = 'performance.getEntriesByType("navigation")[0].name==location.href';
  const breaks = `typeof document=="undefined"||${isDocument}?"":null.all`;
  await ship(releaseStack, '7.3.0', `\${${breaks}}Here are \${`);
  await openProductsFromAbout(page, hydrated);
  await expect(page.getByText(/^Here are \d+ products$/)).toBeVisible();
  await expect.poll(() => loggedFailures(releaseStack, '7.3.0')).toEqual(['draw']);
  await takeBack(releaseStack);
});
