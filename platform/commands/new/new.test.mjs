import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout } from '../../../tests/e2e/harness/copy-checkout';

/** What the command needs, and what it changes. */
const names = [
  'webpack.common.js',
  'biome.json',
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'shared',
];
const own = ['jest.config.cjs', 'platform', 'host', 'account-mf', 'blog-mf', 'catalog-mf'];

let checkout;
beforeAll(() => {
  checkout = copyCheckout([...names, ...own]);
});
afterAll(() => checkout.remove());

const place = (file) => path.join(checkout.folder, file);
const read = (file) => readFileSync(place(file), 'utf8');
const node = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: checkout.folder,
    env: { ...process.env, SKIP_INSTALL: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
const make = (...args) => node('platform/commands/new.mjs', ...args);
const refused = (...args) => {
  const { status, output } = make(...args);
  expect(status).toBe(2);
  expect(output).toContain('Nothing was written.');
  return output;
};

describe('npm run new', () => {
  it('makes a remote, pages and widgets whose types, format and tests are in order at once', () => {
    const made = [
      make('remote', 'reviews'),
      make('page', 'reviews', '/reviews/:slug/photos', 'review-photos'),
      make('page', 'blog', '/authors/:name'),
      make('page', 'catalog', '/collections/:slug'),
      make('page', 'host', '/gift-cards'),
      make('widget', 'reviews', 'ReviewCard'),
      make('widget', 'account', 'NextStep'),
      make('widget', 'catalog', 'NextBag'),
    ];
    expect(made.filter(({ status }) => status !== 0)).toEqual([]);
    const files = made.flatMap(({ output }) =>
      [...output.matchAll(/^(?:new|changed) +(.+)$/gm)].map(([, file]) => file),
    );
    expect(files.length).toBeGreaterThan(20);

    const biome = node(
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      ...files,
    );
    expect(biome).toMatchObject({ status: 0 });

    const declared = ['shared/src/contract/federated-site.d.ts', 'host/src/assets.d.ts'];
    // They have the example's name, which a remote may have: nothing checks them under it.
    const kits = ['platform/testing/jest', 'shared/templates'];
    // Their tests have fakes of remotes that have got a widget now.
    const users = ['host/src/**/*.test.tsx', 'catalog-mf/src/**/*.test.tsx'];
    const include = [...files, ...declared, ...kits, ...users];
    writeFileSync(
      place('tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include }),
    );
    expect(node('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.new.json')).toEqual({
      status: 0,
      output: '',
    });

    const tests = files.filter((file) => file.includes('.test.'));
    const contracts = [
      'blog-mf/src/remote.test.ts',
      'catalog-mf/src/remote.test.ts',
      'account-mf/src/remote.test.ts',
      'host/src/routes.test.tsx',
    ];
    const run = ['--config', 'jest.config.cjs', '--runInBand', ...tests, ...contracts];
    const { output } = node('node_modules/jest/bin/jest.js', ...run);
    const suites = tests.length + contracts.length;
    expect(output).toContain(`Test Suites: ${suites} passed, ${suites} total`);
  }, 300_000);

  it("puts a page's path where the contract has it: before the addresses of documents", () => {
    expect(JSON.parse(read('blog-mf/contract.json')).paths).toEqual([
      '/blogs',
      '/blog/:slug',
      '/authors/:name',
      '/blogs/feed.xml',
    ]);
    // Whose routes are not all written with one path in a line of its own.
    expect(JSON.parse(read('catalog-mf/contract.json')).paths.slice(-4)).toEqual([
      '/buy/:items',
      '/collections/:slug',
      '/feeds/catalog.csv',
      '/feeds/google-local.xml',
    ]);
  });

  it.each([
    [[], '"" is nothing that this command makes'],
    [['shop'], '"shop" is nothing that this command makes'],
    [['remote'], 'A remote needs NAME'],
    [['page', 'blog'], 'A page needs APP and PATH'],
    [['remote', 'Reviews'], '"Reviews" is not a name of 1 to 40 small letters, such as reviews'],
    [['remote', 'a'.repeat(41)], 'a" is not a name of 1 to 40 small letters, such as reviews'],
    [['remote', 'constructor'], '"constructor" is not a name of'],
    [['remote', 'host'], 'There is an app host already'],
    [['remote', 'blog'], 'There is an app blog already'],
    [['page', 'shop', '/x'], '"shop" is not an app that can have a page'],
    [['page', 'blog', 'x'], '"x" is not a path such as /gift-cards or /gift-cards/:slug'],
    [['page', 'blog', '/:slug'], '"" is not a name of a page in small letters'],
    [['page', 'blog', '/x', 'X'], '"X" is not a name of a page in small letters'],
    [['page', 'blog', '/products', 'new'], '/products is in catalog-mf/contract.json already'],
    [['page', 'blog', '/news', 'blogs'], 'blog-mf/src/remote.tsx has a chunk "blogs" already'],
    [['page', 'blog', '/media/:slug'], '/media/:slug is no page: the server answers it itself'],
    [['remote', 'api'], '/api is no page: the server answers it itself'],
    [['page', 'host', '/a/b'], '/a/b is not a path of the host, such as /gift-cards'],
    [['page', 'host', '/about'], 'host/src/pages/about/AboutPage.test.tsx exists already'],
    [['widget', 'host', 'Card'], '"host" is not an app that can have a widget'],
    [['widget', 'blog', 'card'], '"card" is not a name of a widget, such as ReviewsCard'],
    [['widget', 'blog', 'BlogPosts'], 'blog-mf/src/widgets/BlogPosts.test.tsx exists already'],
  ])('refuses %j, and says what can be made', (args, why) => {
    const output = refused(...args);
    expect(output).toContain(why);
    expect(output).toContain('npm run new -- page APP PATH [NAME]   (APP: host, account, blog');
  });

  it('writes nothing when the place of an edit is not found', () => {
    checkout.edit('catalog-mf/src/remote.tsx', '  widgets: {', '  widgets: { ...others,');
    const before = read('shared/src/contract/widgets.ts');
    expect(refused('widget', 'catalog', 'NewBag')).toContain(
      'catalog-mf/src/remote.tsx has no list `widgets: { … },`',
    );
    expect(read('shared/src/contract/widgets.ts')).toBe(before);
    expect(existsSync(place('catalog-mf/src/widgets/NewBag.tsx'))).toBe(false);
  });
});
