import { shopConfig } from '@shop/shared/config';
import {
  type CartOrderLine,
  cartMessage,
  greetingMessage,
  orderMessage,
  postMessage,
  searchMessage,
  whatsappUrl,
} from './whatsapp';

/** An address that takes more of a message than this gives way to the one with the id, in bytes. */
const longestAddress = 500;

interface Addressed {
  id: number;
  slug: string;
}

/** Path of a product's page; any slug makes one path segment. */
export const productPath = ({ slug }: { slug: string }): string =>
  `/products/${encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

/** A product's address as visitors see it, short enough to be sent. */
export function productAddress(product: Addressed): string {
  const { siteUrl } = shopConfig();
  const address = siteUrl + productPath(product);
  const tooLong = encodeURIComponent(address).length > longestAddress;
  return tooLong && product.id > 0 ? siteUrl + productPath({ slug: String(product.id) }) : address;
}

/** Orders a product by WhatsApp from the shop of the configuration. */
export const orderUrl = (
  product: Addressed & { title: string; price: number },
  choice: { color?: string; quantity?: number } = {},
): string =>
  chat(
    orderMessage({
      title: product.title,
      price: product.price,
      url: productAddress(product),
      ...choice,
    }),
  );

/** Orders a whole cart by WhatsApp. */
export const cartUrl = (lines: readonly CartOrderLine[]): string => chat(cartMessage(lines));

/** Opens a chat with a greeting. */
export const greetingUrl = (): string => chat(greetingMessage);

/** Asks the shop for what a search did not find. */
export const searchHelpUrl = (search: string): string => chat(searchMessage(search));

/** Writes about a blog post. */
export const postChatUrl = (post: { title: string; slug: string }): string =>
  chat(
    postMessage({
      title: post.title,
      url: `${shopConfig().siteUrl}/blog/${encodeURIComponent(post.slug)}`,
    }),
  );

const chat = (text: string): string => whatsappUrl(shopConfig().whatsapp, text);
