import path from 'node:path';
import type { Browser } from '@playwright/test';
import { grid, page } from '../fixtures/elsewhere-test';
import { firstLoader } from '../fixtures/first-loader';
import { openOtherSite } from '../fixtures/other-site';
import { nextVersion } from './next-version';
import { expect, test } from './release-test';

const version = '6.0.0';
/** The change of the catalogue team: how a link is read out. */
const words = [' on WhatsApp', ' by WhatsApp'] as const;

/** A visitor who opens the page for the first time, with empty caches. */
async function newVisitor(browser: Browser, url: string, text: string): Promise<void> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(url);
  const order = tab.getByRole('article').first().getByRole('link', { name: text });
  await expect(order).toHaveCount(1);
  await context.close();
}

test('a release of the catalogue and its rollback reach an unchanged page elsewhere', async ({
  page: tab,
  browser,
  releaseStack,
}) => {
  const { shop } = releaseStack;
  // The shop names itself so to other pages.
  const named = shop.replace('127.0.0.1', 'localhost');
  const old = page(grid('limit="1"')).replace(/<script async.*?<\/script>/, '');
  const site = await openOtherSite({
    '/': { body: page(grid('limit="1"'), '', shop) },
    '/old': { body: old.replace('</body>', '<script src="/loader.js"></script></body>') },
    '/loader.js': { body: firstLoader(named), type: 'text/javascript' },
  });
  /** The page that is open asks again, past its cache. */
  const refreshed = async (text: string) => {
    await tab
      .locator('shop-product-grid')
      .evaluate((element) => (element as HTMLElement & { refresh(): Promise<void> }).refresh());
    await expect(tab.getByRole('article').getByRole('link', { name: text })).toHaveCount(1);
  };
  try {
    await tab.goto(site.url);
    await expect(tab.getByRole('article').getByRole('link', { name: words[0] })).toHaveCount(1);

    const folder = path.join(
      releaseStack.storeDir,
      'remotes/catalog',
      releaseStack.versionOf('catalog'),
    );
    await releaseStack.publish(nextVersion(folder, version, words));
    const versions = { catalog: version };
    const forth = await releaseStack.move('promote', { versions, channel: 'live', drops: [] });
    await releaseStack.shown(forth.release);
    await refreshed(words[1]);
    for (const way of ['/', '/old']) await newVisitor(browser, site.url + way, words[1]);

    const back = await releaseStack.move('rollback', { part: 'catalog', channel: 'live' });
    await releaseStack.shown(back.release);
    await refreshed(words[0]);
  } finally {
    await site.close();
  }
});
