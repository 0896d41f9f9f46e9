import { wantInPlace } from './want-in-place';

/**
 * Tells the page what a visitor opens: `shop:product-view` and `shop:order-click`, with the
 * product's id, slug, title and the link's address. A listener that prevents the event's default
 * keeps the link from being followed. Heart and cart work in place on the shop's own origin.
 */
export function tellClicks(host: Element, root: ShadowRoot, shop: string): void {
  root.addEventListener('click', (click) => {
    const link = (click.target as Element).closest('a');
    const item = link?.closest<HTMLElement>('[data-product]');
    if (!link || !item) return;
    if (link.dataset.want) {
      if (location.origin === shop)
        wantInPlace(host, root, link, item.dataset, click as MouseEvent);
      return;
    }
    const { product, slug, title } = item.dataset;
    const name = link.href.startsWith(`${shop}/`) ? 'product-view' : 'order-click';
    const followed = host.dispatchEvent(
      new CustomEvent(`shop:${name}`, {
        bubbles: true,
        cancelable: true,
        detail: { id: Number(product), slug, title, url: link.href },
      }),
    );
    if (!followed) click.preventDefault();
  });
}
