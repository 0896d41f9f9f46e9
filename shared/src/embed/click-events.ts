import { isOffline, offlineText } from '@shop/shared/http';
import type { HereScript, ListKind } from './here';

/** The loader's settings of the shop. */
export interface Shop {
  origin: string;
  /** The script for pages of the shop's own origin: its address and hash; none in old releases. */
  here: readonly [src: string, integrity: string] | undefined;
}

/**
 * Dispatches events for opened links: `shop:product-view` and `shop:order-click`, with the
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
      // With a key held the link opens another tab.
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
        composed: true,
        cancelable: true,
        detail: { id: Number(product), slug, title, url: link.href },
      }),
    );
    if (!followed) click.preventDefault();
  });
}

const messages = {
  cart: ['added to cart', 'Failed to add to cart'],
  wishlist: ['added to wishlist', 'Something went wrong!'],
} as const;

let here: Promise<HereScript> | undefined;

/**
 * On the shop's own origin: puts a product into the cart or on the wishlist of a signed-in visitor,
 * without leaving the page, and dispatches `shop:cart-change`. For a signed-out visitor, and where
 * the page's policy refuses the script, it follows the link, which leads to signing in.
 * @param link `data-want`, public since the first loaders, says which list
 */
export async function runSameOriginAction(
  host: Element,
  root: ShadowRoot,
  link: HTMLAnchorElement,
  { product, slug, title }: DOMStringMap,
  script: NonNullable<Shop['here']>,
): Promise<void> {
  const kind: ListKind = link.dataset.want === 'cart' ? 'cart' : 'wishlist';
  const id = Number(product);
  const showStatus = createStatus(root);
  // The script does not come without a line, and the page that the link leads to neither.
  if (isOffline()) return showStatus(offlineText);
  const loaded = await hereScript(script).catch(() => undefined);
  try {
    if (!(await loaded?.addToList?.(kind, id))) return location.assign(link.href);
  } catch (error) {
    return showStatus(isOffline(error) ? offlineText : messages[kind][1]);
  }
  showStatus(`${title} ${messages[kind][0]}`);
  const detail = { kind, id, slug, title };
  host.dispatchEvent(
    new CustomEvent('shop:cart-change', { bubbles: true, composed: true, detail }),
  );
}

/** Loaded one time for all elements; requested again after a failure. */
function hereScript([src, integrity]: NonNullable<Shop['here']>): Promise<HereScript> {
  here ??= new Promise<HereScript>((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve(script);
    script.onerror = reject;
    Object.assign(script, { integrity, src });
    document.head.append(script);
  });
  here.catch(() => {
    here = undefined;
  });
  return here;
}

/** How long a message stays, in ms. */
const messageMs = 5_000;

/**
 * Words for the visitor, at the bottom of the element. Their place is there before they are, so
 * that screen readers say them.
 * @returns a function that shows a status, in place of the one before
 */
function createStatus(root: ShadowRoot): (words: string) => void {
  const place =
    root.querySelector('[role=status]') ?? root.appendChild(document.createElement('p'));
  place.setAttribute('role', 'status');
  place.setAttribute('part', 'status');
  return (words) => {
    place.textContent = words;
    setTimeout(() => {
      if (place.textContent === words) place.textContent = '';
    }, messageMs);
  };
}
