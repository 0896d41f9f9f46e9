import { shopConfig } from '@shop/shared/config';
import { orderPath } from './order-link';
import { cleanText } from './text';
import { messageTitle, orderMessage, searchMessage, whatsappUrl } from './whatsapp';

/** Encoded bytes; instead of a longer product address, the one with the product's id is sent. */
const maxUrlLength = 500;

interface Addressed {
  id: number;
  slug: string;
}

/** Path of a product's page; any slug makes one path segment. */
export const productPath = ({ slug }: { slug: string }): string =>
  `/products/${encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

/**
 * A product's address as visitors see it, short enough to be sent.
 * @param color opens the page in this colour; left out where it would make the address too long
 */
export function productUrl(product: Addressed, color?: string): string {
  const { siteUrl } = shopConfig();
  const plain = siteUrl + productPath(product);
  const address =
    isTooLong(plain) && product.id > 0
      ? siteUrl + productPath({ slug: String(product.id) })
      : plain;
  if (!color) return address;
  const colored = `${address}?color=${encodeURIComponent(cleanText(color))}`;
  return isTooLong(colored) ? address : colored;
}

const isTooLong = (address: string): boolean => encodeURIComponent(address).length > maxUrlLength;

/** Orders a product by WhatsApp from the shop of the configuration. */
export const orderUrl = (
  product: Addressed & { title: string; price: number },
  choice: { color?: string; quantity?: number } = {},
): string =>
  chat(
    orderMessage({
      title: product.title,
      price: product.price,
      url: productUrl(product, choice.color),
      link: shopConfig().siteUrl + orderPath([{ ...product, quantity: 1, ...choice }]),
      ...choice,
    }),
  );

/** Asks the shop for a message when a sold-out product is back. */
export const restockUrl = (product: Addressed & { title: string }): string =>
  chat(
    `Hello! Please tell me when this is back in stock:\n${messageTitle(product.title)}\n${productUrl(product)}`,
  );

/** Opens a chat for a visitor who has no product in mind. */
export const greetingUrl = (): string =>
  chat('Hello! I have a question about your bags and accessories.');

/** Asks the shop for a product that a search did not find. */
export const searchHelpUrl = (search: string): string => chat(searchMessage(search));

const chat = (text: string): string => whatsappUrl(shopConfig().whatsapp, text);
