/**
 * Tells the page what a visitor opens: `shop:product-view` and `shop:order-click`, with the
 * product's id, slug, title and the link's address. A listener that prevents the event's default
 * keeps the link from being followed.
 */
export function tellClicks(host: Element, root: ShadowRoot, shop: string): void {
  root.addEventListener('click', (click) => {
    const link = (click.target as Element).closest('a');
    const item = link?.closest<HTMLElement>('[data-product]');
    if (!link || !item || link.dataset.want) return;
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
