import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { classMismatches } from '../fixtures/hydration';
import { root } from '../harness/service';
import { nextVersion } from './next-version';
import { expect, type Town, test } from './release-test';

// Each ships a version, past the gate.
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

/** What the storefront servers have written down of failures so far. */
function written({ storeDir }: Town): string {
  const folder = path.join(storeDir, 'failures');
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((name) => /^\w.*json$/.test(name));
  return files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join();
}

async function status({ storeDir }: Town): Promise<string> {
  const command = ['--import', 'tsx', 'release/src/cli.ts', 'status', '--store', storeDir];
  return (await promisify(execFile)(process.execPath, command, { cwd: root })).stdout;
}

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

test('a version that breaks, on the server or in a browser, is seen by its team', async ({
  page,
  town,
  alive,
  expectComplaint,
}) => {
  expectComplaint(/null|undefined|React Router caught/i);
  await ship(town, '7.2.0', `\${typeof document=="undefined"?"":null.all}Here are \${`);
  await page.goto('/about');
  await alive();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(before)).toBeVisible();
  await expect.poll(() => written(town)).toMatch(/"catalog@7\.2\.0":\{[^}]*"previous":/);
  const told = await status(town);
  expect(told).toMatch(
    /^failed: catalog@7\.2\.0, which is live: .*once broken in a browser, once replaced there by the version before; last /m,
  );
  for (const version of ['7.1.0', '7.0.0']) {
    expect(told).toMatch(
      new RegExp(`^failed: catalog@${version}: (once|\\d+ times) on the server`, 'm'),
    );
  }
  await takeBack(town);
});
