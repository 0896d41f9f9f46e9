import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openOtherSite } from '../fixtures/other-site';
import { startChild } from '../harness/child';
import { freePort } from '../harness/free-port';
import { expect, test } from './bad-day-test';

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8');

/** A block of code of the guide, of a shop that runs here. */
function codeOf(language: string, words: string, shop = ''): string {
  const blocks = guide.matchAll(/```(\w+)\n([\s\S]*?)```/g);
  const [, , code] =
    [...blocks].find(([, is, text]) => is === language && text?.includes(words)) ?? [];
  expect(code, `${language} in the guide`).toBeTruthy();
  return (code ?? '').replaceAll('https://shop.example/embed', `${shop}/embed`);
}

const nginx = process.env.NGINX ?? 'nginx';
const php = process.env.PHP ?? 'php';
const isThere = (program: string) => spawnSync(program, ['-v']).status === 0;

const element = /<shop-product-grid category="wallets" limit="4"><template shadowrootmode="open">/;
/** Else browsers ask for one. */
const icon = '<link rel="icon" href="data:,">';
const words = '>Our wallets</a>';

test('while the API is down there is no HTML: an empty 503, for a page to leave its own words', async ({
  request,
  apiOfTheDay,
}) => {
  const grid = '/embed/v1/catalog/ProductGrid.html?limit=2';
  expect((await request.get(grid)).status()).toBe(200);
  apiOfTheDay.mood = () => 'cut off';
  const status = async () => (await request.get(grid)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(503);
  const answer = await request.get(grid);
  expect(await answer.text()).toBe('');
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
});

test('nginx includes the products as the guide says, and its own words while there are none', async ({
  page: tab,
  baseURL,
  apiOfTheDay,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: the tests of the shop do not install a web server
  test.skip(!isThere(nginx), 'needs nginx: apt-get install nginx, or NGINX with its path');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const location = codeOf('nginx', 'proxy_intercept_errors', baseURL);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
    http { access_log off; default_type text/html; ${temporary.join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}; location /index.html { ssi on; }
        ${location} } }`,
  );
  const body = codeOf('html', 'include virtual', baseURL);
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><title>Other</title>${icon}${body}`,
  );
  const server = await startChild(nginx, ['-p', folder, '-c', 'nginx.conf'], {
    cwd: folder,
    env: process.env,
    ready: /(using the)/,
    timeoutMs: 10_000,
  });
  try {
    const url = `http://127.0.0.1:${port}/index.html`;
    // The first one may take longer than the page waits.
    await expect(async () => {
      await tab.goto(url);
      await expect(tab.getByRole('article')).toHaveCount(4, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(tab.getByRole('article').first()).toHaveCSS('display', 'flex');
    const html = async () => (await fetch(url)).text();
    expect(await html()).toMatch(element);
    expect(await html()).not.toContain(words);

    apiOfTheDay.mood = () => 'cut off';
    await expect.poll(html, { timeout: 30_000 }).not.toMatch(element);
    expect(await html()).toContain(words);
    apiOfTheDay.mood = () => undefined;
    writeFileSync(path.join(folder, 'index.html'), body.replace('limit=4', 'limit=many'));
    const wrong = await html();
    expect(wrong).toContain(words);
    expect(wrong).not.toContain('limit is');
  } finally {
    await server.end();
    rmSync(folder, { recursive: true });
  }
});

test('PHP includes the products as the guide says, and its own words while there are none', async ({
  baseURL,
  apiOfTheDay,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: the tests of the shop do not install a language
  test.skip(!isThere(php), 'needs PHP: apt-get install php-cli, or PHP with its path');
  const code = codeOf('php', 'file_get_contents', baseURL).replace('<?php', '');
  const run = async (page = code) => (await promisify(execFile)(php, ['-r', page])).stdout;
  // The first one may take longer than the page waits.
  await expect.poll(() => run(), { timeout: 30_000 }).toMatch(element);
  apiOfTheDay.mood = () => 'cut off';
  await expect.poll(() => run(), { timeout: 30_000 }).not.toMatch(element);
  expect(await run()).toContain(words);

  const half =
    '<shop-product-grid category="wallets" limit="4"><template shadowrootmode="open"><a href="';
  const broken = await openOtherSite({ '/embed/v1/catalog/ProductGrid.html': { body: half } });
  const left = await run(code.replaceAll(`${baseURL}/embed`, `${broken.url}/embed`));
  await broken.close();
  expect(left).not.toMatch(element);
  expect(left).toContain(words);
});
