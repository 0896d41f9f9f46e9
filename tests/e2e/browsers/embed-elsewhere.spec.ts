import { openOtherSite } from '../fixtures/other-site';
import type { Visitor } from './visitor';
import { expect, test } from './visitor-test';

/** What the element shows: products, and whether a rule of its style is in force. */
const shown = (visitor: Visitor) =>
  visitor.run(() => {
    const root = document.querySelector('shop-product-grid')?.shadowRoot;
    const list = root?.querySelector('ul');
    return {
      products: root?.querySelectorAll('article').length ?? 0,
      isStyled: list ? getComputedStyle(list).listStyleType === 'none' : false,
    };
  });

test('another web page shows products of the shop, and others when it asks for them', {
  tag: ['@readable', '@one-width'],
}, async ({ visitor }) => {
  const shop = process.env.SHOP_URL;
  const site = await openOtherSite({
    '/': {
      body:
        `<!doctype html><title>A page</title><script async src="${shop}/embed.js"></script>` +
        `<shop-product-grid limit="4"><a href="${shop}">See it in our shop</a></shop-product-grid>`,
    },
  });
  await visitor.open(site.url);
  await expect.poll(() => shown(visitor)).toEqual({ products: 4, isStyled: true });
  await visitor.run(() => document.querySelector('shop-product-grid')?.setAttribute('limit', '2'));
  await expect.poll(() => shown(visitor)).toEqual({ products: 2, isStyled: true });
  await site.close();
});
