import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOtherSite } from '../fixtures/other-site';
import { startChild } from '../harness/child';
import { freePort } from '../harness/free-port';
import { installPlatform } from '../harness/install-platform';
import { openRegistry, type Registry } from '../harness/registry';
import { root } from '../harness/service';
import { expect, test } from './release-test';
import { run } from './team-checkout';

/** In ms, for each command. */
const timeoutMs = 120_000;

/**
 * Runs in a page with `?inspect`.
 * @param manifest path of a remote's `mf-manifest.json`
 * @returns the modules and shared packages that `__FEDERATION__`, which the browser extension reads, lists
 * for that remote
 */
function readModuleInfo(manifest: string) {
  type Noted = { modules: { modulePath: string }[]; shared: { sharedName: string }[] };
  const { __FEDERATION__: federation } = globalThis as {
    __FEDERATION__?: { moduleInfo?: Record<string, Noted> };
  };
  const found = Object.entries(federation?.moduleInfo ?? {}).find(([key]) =>
    key.endsWith(manifest),
  );
  return {
    modules: found?.[1].modules.map(({ modulePath }) => modulePath),
    shared: found?.[1].shared.map(({ sharedName }) => sharedName),
  };
}

let registry: Registry;
let empty: string;

test.beforeAll(async () => {
  registry = await openRegistry([path.join(root, 'platform/create-remote')]);
  empty = mkdtempSync(path.join(tmpdir(), 'nowhere-'));
});

test.afterAll(async () => {
  await registry.close();
  // npm may still write its log there.
  rmSync(empty, { recursive: true, force: true, maxRetries: 10 });
});

for (const bundler of ['webpack', 'rspack', 'vite']) {
  const name = `${bundler}-reviews`;
  const title = `${bundler.slice(0, 1).toUpperCase()}${bundler.slice(1)} reviews`;

  test(`a remote from an empty folder, built by ${bundler}, is live in five commands`, async ({
    page,
    request,
    releaseStack,
    hydrated,
  }) => {
    test.setTimeout(3 * timeoutMs);
    const { shop, storeDir } = releaseStack;
    const addToken = ['platform/commands/cli.mjs', 'release', 'token', 'add', name];
    const said = await run(root, process.execPath, addToken, { STORE_DIR: storeDir });
    const [token = ''] = said.split('\n');
    const env = {
      // This run's own: npm hands it to what it runs.
      npm_config_workspace: '',
      npm_config_registry: registry.url,
      npm_config_cache: path.join(empty, 'cache'),
      npm_config_yes: 'true',
      RELEASE_TOKEN: token,
      STORE_DIR: shop,
      FORCE_COLOR: '0',
    };
    const folder = path.join(empty, name);
    const times: string[] = [];
    const timed = async (what: string, command: () => Promise<string>) => {
      const since = performance.now();
      const output = await command();
      times.push(`${what} ${((performance.now() - since) / 1000).toFixed(1)} s`);
      return output;
    };
    const npm = (...args: string[]) => run(folder, 'npm', args, env);
    const release = (...args: string[]) => npm('exec', 'federated-site', '--', 'release', ...args);
    expect((await request.get(`/${name}`)).status()).toBe(404);

    const create = ['create', 'federated-site-remote', name, '--', '--bundler', bundler];
    expect(await timed('create', () => run(empty, 'npm', create, env))).toContain(`wrote ${name}`);
    // Instead of `npm install`, which would ask the network: the packed platform, and the packages
    // of this checkout that the remote and the platform declare.
    installPlatform(folder);
    expect(await timed('test', () => npm('test'))).toMatch(/^Tests: +6 passed, 6 total/m);

    await test.step('it is shown in the running site, and nowhere else', async () => {
      const dev = ['run', 'dev', '--', '--host', shop, '--port', String(await freePort())];
      const shown = await startChild('npm', dev, {
        ...{ cwd: folder, env: { ...process.env, ...env }, timeoutMs, detached: true },
        ready: /in the shop at .*: (http\S+)$/,
      });
      try {
        await page.goto(`${shown.found}/${name}`);
        await page.getByRole('checkbox', { name: 'New ones only' }).check();
        await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['What came last']);
        const file = path.join(folder, 'src/items.ts');
        writeFileSync(file, readFileSync(file, 'utf8').replace('came last', 'comes last'));
        const saved = page.getByText('What comes last');
        await expect(saved).toBeVisible({ timeout: 30_000 });
        expect((await request.get(`/${name}`)).status()).toBe(404);
        await page.goto('about:blank');
      } finally {
        await shown.end();
      }
    });

    await timed('build', () => npm('run', 'build'));
    const version = `${name}@1.0.0`;
    const published = await timed('publish', () => release('publish', version, '--from', 'dist'));
    expect(published).toContain('it fits what is live');
    const live = await timed('promote', () => release('promote', version));
    console.log(`${name}, from an empty folder without the installation: ${times.join(', ')}`);
    await releaseStack.shown(/^live: release (\w+)$/m.exec(live)?.[1] ?? '');

    // Vite's configuration writes no bill and no manifest.
    const bundlers: Record<string, string> = { webpack: 'webpack', rspack: '@rspack/core' };
    const library = bundlers[bundler];
    if (library) {
      const found = await release('status', '--with', library);
      expect(found).toMatch(
        new RegExp(`^${version} has ${library}@[\\d.]+, in its browser and`, 'm'),
      );
    }

    await test.step('it is rendered, hydrated, known to search engines', async () => {
      const answer = await request.get(`/${name}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('<li>What comes last</li>');
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`/${name}</loc>`);
      await page.goto(`/${name}`);
      await hydrated();
      await expect(page).toHaveTitle(title);
      await page.getByRole('checkbox', { name: 'New ones only' }).check();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['What comes last']);
      const menu = page.getByRole('banner');
      await menu.locator('summary').click();
      await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    });

    if (library) {
      await test.step('?inspect shows the federation extension its module, and what it shares', async () => {
        await page.goto(`/${name}?inspect`);
        const manifest = `/remotes/${name}/1.0.0/mf-manifest.json`;
        await expect
          .poll(() => page.evaluate(readModuleInfo, manifest))
          .toEqual({
            modules: ['./remote'],
            shared: expect.arrayContaining(['react', 'styled-components']),
          });
      });
    }

    await test.step('its widget is placed in another page', async () => {
      const body = `<!doctype html><title>Town</title><${name}-latest most="1"></${name}-latest>
        <script src="${shop}/embed.js"></script>`;
      const other = await openOtherSite({ '/': { body } });
      try {
        await page.goto(other.url);
        await expect(page.getByRole('listitem')).toHaveText(['What comes last']);
      } finally {
        await other.close();
      }
    });
  });
}
