import path from 'node:path';
import { openOtherSite } from '../fixtures/other-site';
import { expect, test } from '../fixtures/shop-test';
import { type Child, startChild } from '../harness/child';
import { freePort } from '../harness/free-port';
import { type ExampleSite, installExample } from '../harness/install-example';
import { root } from '../harness/service';
import { run } from './team-checkout';

/** In ms, for each of the builds. */
const timeoutMs = 120_000;

let site: ExampleSite;
let server: Child;

const env = () => ({
  SKIP_INSTALL: '1',
  DATA_DIR: '',
  STORE_DIR: '',
  SHOP_CONFIG: '',
  API_URL: '',
});
const release = (...args: string[]) =>
  run(site.folder, process.execPath, [site.cli, 'release', ...args], env());

test.describe.configure({ mode: 'serial', timeout: 4 * timeoutMs });

test.beforeAll(async () => {
  test.setTimeout(5 * timeoutMs);
  site = installExample();
  await release('sync');
  server = await startChild(process.execPath, [site.cli, 'serve'], {
    cwd: site.folder,
    env: { ...process.env, ...env(), PORT: String(await freePort()) },
    ready: /is open at (\S+)$/,
    timeoutMs,
  });
});

test.afterAll(async () => {
  await server?.end();
  site?.remove();
});

test('a site’s types fit those of the packed platform', async () => {
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  expect(await run(site.folder, process.execPath, [tsc, '--singleThreaded'], {})).toBe('');
});

test('a library’s site on the packed platform is rendered, hydrated and navigated', async ({
  page,
  request,
  hydrated,
}) => {
  const sent = await (await request.get(`${server.found}/`)).text();
  expect(sent).toContain('<a href="/notices/3">Reading hour</a>');
  const missing = await request.get(`${server.found}/nope`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<title>No such page');
  expect((await request.get(`${server.found}/readyz`)).status()).toBe(200);

  await page.goto(`${server.found}/hours`);
  await hydrated();
  await expect(page.getByRole('listitem')).toHaveCount(7);
  await page.getByRole('checkbox', { name: 'Open days only' }).check();
  await expect(page.getByRole('listitem')).toHaveCount(5);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Notices' }).click();
  await page.getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByText('The box at the door')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a saved file shows in the page, with `npx federated-site dev`', async ({ page }) => {
  const dev = await startChild('npx', ['federated-site', 'dev'], {
    cwd: site.folder,
    env: { ...process.env, ...env(), PORT: String(await freePort()) },
    ready: /is open at (\S+)$/,
    timeoutMs,
    detached: true,
  });
  try {
    await page.goto(`${dev.found}/notices`);
    await expect(page.getByRole('link', { name: 'Returns' })).toBeVisible();
    site.save('notices', { file: 'src/notices.ts', from: 'Returns', to: 'Late returns' });
    await expect(page.getByRole('link', { name: 'Late returns' })).toBeVisible({
      timeout: timeoutMs,
    });
  } finally {
    // The page would complain of the stream of events that ends with the server.
    await page.close();
    await dev.end();
  }
});

test('its widget is embedded in another page', async ({ page }) => {
  const other = await openOtherSite({
    '/': {
      body: `<!doctype html><title>Town</title><library-notices limit="1"></library-notices>
        <script src="${server.found}/embed.js"></script>`,
    },
  });
  try {
    await page.goto(other.url);
    const link = page.getByRole('link');
    await expect(link).toHaveText('Reading hour');
    await expect(link).toHaveAttribute('href', `${server.found}/notices/3`);
  } finally {
    await other.close();
  }
});

test('one of its remotes is published, breaks in browsers, and is rolled back', async ({
  page,
  request,
  hydrated,
}) => {
  const notices = async () => (await request.get(`${server.found}/notices`)).text();
  const ship = async (version: string, change: Parameters<ExampleSite['edit']>[2]) => {
    site.edit('notices', version, change);
    await release('publish', `notices@${version}`);
    await release('promote', `notices@${version}`);
  };
  await ship('1.1.0', { file: 'src/notices.ts', from: 'New shelves', to: 'Newer shelves' });
  await expect.poll(notices).toContain('Newer shelves');

  // Its page throws in browsers alone: no gate sees that.
  const inBrowser = "if (typeof document === 'object') throw new Error('broken on purpose');";
  const head = 'export const NoticeList = ({ notices }: { notices: readonly Notice[] }) => (';
  await ship('1.2.0', {
    file: 'src/NoticeList.tsx',
    from: `${head}\n  <ul>`,
    to: `${head}\n  <ul ref={() => { ${inBrowser} }}>`,
  });
  await expect.poll(notices).toContain('/remotes/notices/1.2.0/');
  const previous = page.waitForResponse(/\/remotes\/notices\/1\.1\.0\/.*\.js/);
  await page.goto(`${server.found}/notices`);
  await previous;
  await hydrated();
  await page.getByRole('link', { name: 'Newer shelves' }).click();
  await expect(page.getByText('Maps and atlases')).toBeVisible();

  // What throws on the server is refused.
  site.edit('notices', '1.3.0', {
    file: 'src/NoticesPage.tsx',
    from: 'export const Component',
    to: "throw new Error('never loads');\nexport const Component",
  });
  await release('publish', 'notices@1.3.0');
  await expect(release('promote', 'notices@1.3.0')).rejects.toThrow('never loads');

  await release('rollback', 'notices');
  await expect.poll(notices).toContain('/remotes/notices/1.1.0/');
});
