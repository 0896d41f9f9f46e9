import type { Page } from '@playwright/test';
import { expect, grid, page, shopUrl, test } from '../../fixtures/elsewhere-test';
import { firstLoader } from '../../fixtures/first-loader';
import { npmFiles } from '../../fixtures/npm-files';

const wild =
  '<style>html{font-size:10px}*{all:unset}b,a,h2,h3,span,p{color:red!important;text-transform:uppercase}' +
  '.row{margin:-15px}img{border:9px solid red}body{direction:rtl;font:italic 30px/3 cursive;letter-spacing:9px}</style>';

/** A site of ten years ago, with its own React, which also pasted the snippet twice. */
const bootstrap =
  '<link rel="stylesheet" href="/bootstrap.css"><style>b{color:red}</style>' +
  '<script src="/jquery.js"></script><script src="/bootstrap.js"></script>' +
  '<script src="/react.js"></script><script src="/react-dom.js"></script>' +
  `<script src="${shopUrl}/embed.js?second"></script>`;

const own = '<p id="own" class="card">Own <b>words</b></p>';
const dropdown =
  '<div class="dropdown"><button class="btn" data-toggle="dropdown">Menu</button>' +
  '<ul class="dropdown-menu"><li><a href="#top">Top</a></li></ul></div>';

/** The styles within the shadow root. */
const inside = (tab: Page) =>
  tab.locator('shop-product-grid').evaluate((element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])].slice(0, 60).map((one) => {
      const style = getComputedStyle(one);
      const names = ['display', 'color', 'font-size', 'font-style', 'font-family', 'line-height'];
      const more = ['letter-spacing', 'text-transform', 'border-top-width', 'padding-top', 'float'];
      return [one.localName, ...[...names, ...more].map((name) => style.getPropertyValue(name))];
    }),
  );

test('nothing leaks between the page’s style and the products’', async ({
  page: tab,
  elsewhere,
}) => {
  const site = await elsewhere({
    ...npmFiles,
    '/calm': { body: page(own + grid('limit="2"')) },
    '/wild': { body: page(own + grid('limit="2"'), wild) },
    '/bootstrap': { body: page(own + dropdown + grid('limit="2"'), bootstrap) },
    '/bare': { body: page(own, bootstrap).replace(/<script async.*?<\/script>/, '') },
  });
  const look = async (path: string) => {
    await tab.goto(site + path);
    await expect(tab.getByRole('article')).toHaveCount(2);
    return inside(tab);
  };
  const calm = await look('/calm');
  expect(await tab.locator('#own').evaluate((one) => getComputedStyle(one).display)).toBe('block');
  expect(await look('/wild')).toEqual(calm);
  await expect(tab.locator('shop-product-grid')).toHaveCSS('display', 'block');
  expect(await look('/bootstrap')).toEqual(calm);

  await expect(tab.locator('#own b')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await tab.getByRole('button', { name: 'Menu' }).click();
  await expect(tab.getByRole('link', { name: 'Top' })).toBeVisible();
});

test('a page’s own libraries work together with the loader, and it leaves nothing but its elements', async ({
  page: tab,
  elsewhere,
}) => {
  const place = '<div id="react"></div>';
  const scripts = bootstrap.replace(/<script src="http.*$/, '');
  const site = await elsewhere({
    ...npmFiles,
    '/loader.js': { body: firstLoader(shopUrl), type: 'text/javascript' },
    '/with': { body: page(place + grid('limit="1"'), scripts + second) },
    '/without': { body: page(place, scripts).replace(/<script async.*?<\/script>/, '') },
  });
  await tab.goto(`${site}/without`);
  const before = await tab.evaluate(traces);
  await tab.goto(`${site}/with`);
  await expect(tab.getByRole('article')).toHaveCount(1);
  expect(await tab.evaluate(traces)).toEqual(before);

  expect(
    await tab.evaluate(() => {
      const { React, ReactDOM, jQuery } = window as unknown as Libraries;
      ReactDOM.render(React.createElement('em', null, 'drawn'), document.querySelector('#react'));
      return [React.version, jQuery('shop-product-grid').find('a').text(), jQuery('em').text()];
    }),
  ).toEqual(['18.3.1', 'Our bags', 'drawn']);
});

/** An old version of the loader came first: its element stays, and the new one adds the others. */
const second = `<script src="/loader.js"></script><script src="${shopUrl}/embed.js?second"></script>`;

interface Libraries {
  React: { version: string; createElement: (...what: unknown[]) => unknown };
  ReactDOM: { render: (what: unknown, where: Element | null) => void };
  jQuery: (what: string) => { find: (what: string) => { text: () => string }; text: () => string };
}

/** Runs in the page: global names and elements left behind by scripts. */
function traces(): unknown {
  const natives = [Object, Array, String, Promise, Element, HTMLElement, Node, Event, EventTarget];
  return {
    // jQuery's mark has a random number.
    names: Object.getOwnPropertyNames(window)
      .filter((name) => !/^jQuery\d/.test(name))
      .sort(),
    prototypes: natives.map(({ prototype }) => Object.getOwnPropertyNames(prototype).sort()),
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie],
    head: document.head.querySelectorAll('style, link').length,
    body: [...document.body.children].map(({ localName }) => localName),
    attributes: [document.documentElement, document.body].map(({ attributes }) =>
      [...attributes].map(({ name }) => name),
    ),
  };
}
