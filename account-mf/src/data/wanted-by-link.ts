import { type Intent, rememberIntent } from '@shop/shared/session';

/**
 * Remembers what a link of another web page wants, such as `/login?want=cart&product=7`, so that it
 * happens once the visitor is signed in. It wants one piece of one product, and names nothing that
 * a message would repeat: whoever made the link, no more can come of it.
 * @param search query of the page, as it stands in the address
 */
export function rememberWanted(search: string): void {
  const query = new URLSearchParams(search);
  const kind = query.get('want');
  const product = query.get('product') ?? '';
  if (isKind(kind) && /^[1-9]\d{0,14}$/.test(product)) {
    rememberIntent({ kind, productId: Number(product), title: '' });
  }
}

const isKind = (text: string | null): text is Intent['kind'] =>
  text === 'cart' || text === 'wishlist';
