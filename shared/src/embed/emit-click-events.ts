import { runSameOriginAction } from './same-origin-action';
import type { Shop } from './shop';

/**
 * Tells the page what a visitor opens: `shop:product-view` and `shop:order-click`, with the
 * product's id, slug, title and the link's address. A listener that prevents the event's default
 * keeps the link from being followed. Heart and cart work in place on the shop's own origin.
 */
export function emitClickEvents(host: Element, root: ShadowRoot, { origin, here }: Shop): void {
  root.addEventListener('click', (event) => {
    const click = event as MouseEvent;
    const link = (click.target as Element).closest('a');
    const item = link?.closest<HTMLElement>('[data-product]');
    if (!link || !item) return;
    if (link.dataset.want) {
      // With a key held the visitor wants another tab.
      const elsewhere = click.ctrlKey || click.metaKey || click.shiftKey;
      if (!here || elsewhere || location.origin !== origin) return;
      click.preventDefault();
      void runSameOriginAction(host, root, link, item.dataset, here);
      return;
    }
    const { product, slug, title } = item.dataset;
    const name = link.href.startsWith(`${origin}/`) ? 'product-view' : 'order-click';
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
