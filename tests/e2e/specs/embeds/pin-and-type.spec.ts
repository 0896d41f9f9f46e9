import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, grid, page, shopUrl, strict, test } from '../../fixtures/elsewhere-test';
import { npmFiles } from '../../fixtures/npm-files';

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/embedding.md'), 'utf8');

test('a page that states the hash of the script has its products from the pinned one', async ({
  page: tab,
  request,
  elsewhere,
}) => {
  const { src, integrity } = await (await request.get('/embed/v1/loader.json')).json();
  const pinned = `<script async src="${src}" integrity="${integrity}" crossorigin></script>`;
  const element = '<shop-product-grid limit="2"></shop-product-grid>';
  const body = page(element).replace(/<script async.*?<\/script>/, pinned);
  const site = await elsewhere({ '/': { body, policy: strict } });
  await tab.goto(site);
  await expect(tab.getByRole('article')).toHaveCount(2);
  const answer = await request.get(src);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(await (await request.get('/embed.js')).text());
});

test('the page that gives the code out has the address of the HTML, and the pinned script', async ({
  page: tab,
  hydrated,
  request,
  axe,
}) => {
  await tab.goto('/embed');
  await hydrated();
  await tab.getByRole('spinbutton', { name: 'Products' }).fill('3');
  await tab.getByText('As HTML from your server').click();
  const address = tab.getByRole('region', { name: 'Address of the HTML' });
  await expect(address).toHaveText(`${shopUrl}/embed/v1/catalog/ProductGrid.html?limit=3`);
  expect((await request.get(await address.innerText())).status()).toBe(200);
  const { src, integrity } = await (await request.get('/embed/v1/loader.json')).json();
  await expect(tab.getByRole('region', { name: 'Fixed script' })).toHaveText(
    `<script async src="${src}" integrity="${integrity}" crossorigin></script>`,
  );
  await axe();
});

test('React hydrates a page that includes the HTML, and the loader takes it over', async ({
  page: tab,
  request,
  elsewhere,
}) => {
  const html = await (await request.get('/embed/v1/catalog/ProductGrid.html?limit=2')).text();
  const app = `ReactDOM.hydrateRoot(document.querySelector('#root'), React.createElement('div', {
    suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: ${JSON.stringify(html).replaceAll('<', '\\u003c')} } }))`;
  const libraries = '<script src="/react.js"></script><script src="/react-dom.js"></script>';
  const site = await elsewhere({
    ...npmFiles,
    '/': {
      body: page(
        `<div id="root"><div>${html}</div></div><script src="/app.js"></script>`,
        libraries,
      ),
    },
    '/app.js': { body: app, type: 'text/javascript' },
  });
  const requested: string[] = [];
  tab.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await tab.goto(site);
  await tab.waitForFunction(() => customElements.get('shop-product-grid'));
  await expect(tab.getByRole('article')).toHaveCount(2);
  expect(requested.filter((one) => one.startsWith('/embed/'))).toEqual([]);
});

test('the types of the live release compile with the examples of the guide', async ({
  request,
}) => {
  const text = async (file: string) => (await request.get(`/embed/v1/${file}`)).text();
  const folder = path.join(import.meta.dirname, '../../test-results/types');
  const [, tsx = ''] = /```tsx\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(tsx).toContain('<shop-product-grid');
  const files = {
    'react/shop.ts': await text('react.d.ts'),
    'react/page.tsx': tsx,
    'vue/shop.ts': await text('vue.d.ts'),
    'vue/page.ts': `import type { GlobalComponents } from 'vue';
      type Props = InstanceType<GlobalComponents['shop-product-grid']>['$props'];
      export const right: Props = { limit: 4, sort: 'newest', 'onShop:product-view': ({ detail }) => void detail.slug };
      // @ts-expect-error: not one of its values
      export const wrong: Props = { sort: 'best' };`,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  for (const library of ['react', 'vue']) {
    const own = Object.keys(files).filter((file) => file.startsWith(library));
    const program = ts.createProgram(
      own.map((file) => path.join(folder, file)),
      options,
    );
    const found = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect([library, found]).toEqual([library, []]);
  }
  rmSync(folder, { recursive: true });
});

test('events hold what their types say', async ({ page: tab, request, catalogue, elsewhere }) => {
  const { modules } = await (await request.get('/embed/v1/custom-elements.json')).json();
  const [{ declarations }] = modules.filter(
    ({ exports: [one] }: { exports: { name: string }[] }) => one?.name === 'shop-product-grid',
  );
  const events: { name: string; type: { text: string } }[] = declarations[0].events;
  const bag = catalogue.bag();
  const site = await elsewhere({ '/': { body: page(grid(`slugs="${bag.slug}"`)) } });
  await tab.goto(site);
  const card = tab.getByRole('article');
  await expect(card).toHaveCount(1);
  for (const [event, link] of [
    ['shop:product-view', `View ${bag.title}`],
    ['shop:order-click', `Order ${bag.title} on WhatsApp`],
  ] as const) {
    const detail = tab.evaluate(
      (name) =>
        new Promise<object>((resolve) => {
          document.addEventListener(
            name,
            (one) => {
              one.preventDefault();
              resolve((one as CustomEvent).detail);
            },
            { once: true },
          );
        }),
      event,
    );
    await card.getByRole('link', { name: link }).click();
    const fields = Object.entries(await detail).map(([name, value]) => `${name}: ${typeof value}`);
    const type = events.find(({ name }) => name === event)?.type.text;
    expect(type).toBe(`CustomEvent<{ ${fields.join('; ')} }>`);
  }
});
