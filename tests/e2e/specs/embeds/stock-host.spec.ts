import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, shopUrl, test } from '../../fixtures/elsewhere-test';
import { root } from '../../harness/service';

const folder = path.join(root, 'docs/examples/stock-host');
const manifest = `${shopUrl}/embed/v1/catalog/mf-manifest.json`;

/** Builds the example against the shop of the tests. @returns path → what its server answers */
async function build(dist: string) {
  const webpack = createRequire(path.join(root, 'package.json')).resolve('webpack-cli/bin/cli.js');
  const args = [webpack, '--config', path.join(folder, 'webpack.config.js'), '--output-path', dist];
  const env = { ...process.env, CATALOG_MANIFEST: manifest };
  await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  const scripts = readdirSync(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [
      `/${file}`,
      { body: readFileSync(path.join(dist, file)), type: 'text/javascript' },
    ]);
  return {
    '/': { body: readFileSync(path.join(folder, 'index.html')) },
    ...Object.fromEntries(scripts),
  };
}

test('a React host without code of ours shows products by the catalogue’s manifest', async ({
  page,
  elsewhere,
  axe,
}) => {
  // One build, on a machine that is busy with other tests.
  test.setTimeout(240_000);
  const dist = mkdtempSync(path.join(tmpdir(), 'stock-host-'));
  try {
    const site = await elsewhere(await build(dist));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site);

    const newest = page.getByRole('region', { name: 'Newest' });
    await expect(newest.getByRole('article')).toHaveCount(4);
    const product = page.getByRole('region', { name: 'One product' });
    await expect(product.getByRole('article')).toHaveCount(1);
    await expect(product.getByRole('link', { name: 'View Coin Pouch' })).toHaveAttribute(
      'href',
      new RegExp(`^${shopUrl}/products/coin-pouch`),
    );
    await axe();
    const version = /\/remotes\/catalog\/[^/]+\/open\/remoteEntry\.js$/;
    expect(asked.filter((url) => version.test(url))).toHaveLength(1);
    expect(asked).toContain(manifest);
  } finally {
    rmSync(dist, { recursive: true });
  }
});

test('pages of the shop load neither manifests nor what is for hosts elsewhere', async ({
  page,
  hydrated,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/products');
  await hydrated();
  expect(asked.filter((file) => file.startsWith('/remotes/catalog/')).length).toBeGreaterThan(0);
  expect(asked.filter((file) => /\/open\/|mf-manifest/.test(file))).toEqual([]);
});
