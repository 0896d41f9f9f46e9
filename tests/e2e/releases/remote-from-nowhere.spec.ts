import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOtherSite } from '../fixtures/other-site';
import { startChild } from '../harness/child';
import { freePort } from '../harness/free-port';
import { installPlatform } from '../harness/install-example';
import { openRegistry, type Registry } from '../harness/registry';
import { root } from '../harness/service';
import { expect, test } from './release-test';
import { run } from './team-checkout';

/** In ms, for each command. */
const timeoutMs = 120_000;

let registry: Registry;
let empty: string;

test.beforeAll(async () => {
  registry = await openRegistry(
    ['platform', 'platform/create-remote'].map((folder) => path.join(root, folder)),
  );
  empty = mkdtempSync(path.join(tmpdir(), 'nowhere-'));
});

test.afterAll(async () => {
  await registry.close();
  rmSync(empty, { recursive: true, force: true });
});

for (const bundler of ['webpack']) {
  const name = `${bundler}-reviews`;
  const title = `${bundler.slice(0, 1).toUpperCase()}${bundler.slice(1)} reviews`;

  test(`a remote from an empty folder, built by ${bundler}, is live in five commands`, async ({
    page,
    request,
    releaseStack,
    hydrated,
  }) => {
    test.setTimeout(3 * timeoutMs);
    const { shop } = releaseStack;
    const env = {
      npm_config_registry: registry.url,
      npm_config_cache: path.join(empty, 'cache'),
      npm_config_yes: 'true',
      RELEASE_TOKEN: await releaseStack.addToken(name),
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
    installPlatform(folder, registry.tarball('federated-site'));
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
    });

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

test('what cannot be a remote is refused before anything is written', async () => {
  const create = (...args: string[]) =>
    run(
      empty,
      process.execPath,
      [path.join(root, 'platform/create-remote/create.mjs'), ...args],
      {},
    );
  await expect(create('Reviews')).rejects.toThrow('"Reviews" is not a name of a remote');
  await expect(create('host')).rejects.toThrow('"host" is not a name of a remote');
  await expect(create('a', '--bundler', 'x')).rejects.toThrow('"x" is not a bundler');
  expect(await create('once', '--platform', '^2.2.0')).toContain('wrote once');
  const contract = readFileSync(path.join(empty, 'once/contract.json'), 'utf8');
  expect(JSON.parse(contract)).toMatchObject({ platform: '^2.2.0', paths: ['/once'] });
  await expect(create('once')).rejects.toThrow('once is not empty');
});
