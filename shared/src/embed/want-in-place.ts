import { storedTokens } from '@shop/shared/tokens';

const ways = {
  cart: { path: 'cart', body: (product: number) => ({ product_id: product, quantity: 1 }) },
  wishlist: { path: 'wishlist', body: (product: number) => ({ product }) },
} as const;

const said = { cart: 'added to cart', wishlist: 'added to wishlist' } as const;

/**
 * On the shop's own origin: puts a product into the cart or on the wishlist of who is signed in,
 * without leaving the page, and tells it with `shop:cart-change`. Whatever else is needed, such as
 * to sign in or to renew a session, is done where the link leads.
 * @param link `data-want` says which list
 */
export function wantInPlace(
  host: Element,
  root: ShadowRoot,
  link: HTMLAnchorElement,
  { product, slug, title }: DOMStringMap,
  click: MouseEvent,
): void {
  const tokens = storedTokens();
  const kind = link.dataset.want === 'cart' ? 'cart' : 'wishlist';
  if (!tokens || click.ctrlKey || click.metaKey || click.shiftKey) return;
  click.preventDefault();
  const { path, body } = ways[kind];
  fetch(`/api/auth/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access}` },
    body: JSON.stringify(body(Number(product))),
  })
    .then(({ ok }) => {
      if (!ok) throw Error();
      const status = root.querySelector('[role=status]') ?? root.appendChild(newStatus());
      status.textContent = `${title} ${said[kind]}`;
      const detail = { kind, id: Number(product), slug, title };
      host.dispatchEvent(new CustomEvent('shop:cart-change', { bubbles: true, detail }));
    })
    .catch(() => location.assign(link.href));
}

function newStatus(): Element {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.setAttribute('part', 'status');
  return status;
}
