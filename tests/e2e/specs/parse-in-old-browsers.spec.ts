import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { expect, test } from '../fixtures/shop-test';

/** What the oldest browsers of `browserslist` can parse (docs/decisions/supported-browsers.md). */
const ecmaVersion = 2020;

test('the oldest browsers can parse each script of every app, of embeds and in the page', async ({
  request,
}) => {
  const { STORE_DIR } = process.env;
  if (!STORE_DIR) throw new Error('SHOP_URL needs STORE_DIR too, to read its scripts.');
  const remotes = path.join(STORE_DIR, 'remotes');
  const scripts = readdirSync(remotes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && path.basename(file) !== 'server.js')
    .map((file) => [file, readFileSync(path.join(remotes, file), 'utf8')] as const);
  for (const app of ['account', 'blog', 'catalog', 'desk', 'host'])
    expect(scripts.map(([file]) => file)).toContainEqual(expect.stringContaining(`${app}/`));

  const page = await (await request.get('/')).text();
  const inline = [...page.matchAll(/<script>([^<]+)/g)].map(([, text]) => ['/', text] as const);
  expect(inline).not.toEqual([]);
  const loader = ['/embed.js', await (await request.get('/embed.js')).text()] as const;

  const refused = [...scripts, ...inline, loader].flatMap(([name, text = '']) => {
    try {
      parse(text, { ecmaVersion, sourceType: 'script' });
      return [];
    } catch (error) {
      return [`${name}: ${error}`];
    }
  });
  expect(refused).toEqual([]);
});
