export {
  greetingUrl,
  orderUrl,
  productPath,
  productUrl,
  restockUrl,
  searchHelpUrl,
} from './chat-links';
export { formatPrice, percentOff } from './price';
export { absoluteUrl, cleanText, collapseSpaces, truncate } from './text';
export {
  greetingMessage,
  messageColor,
  messageTitle,
  type Order,
  orderMessage,
  restockMessage,
  searchMessage,
  whatsappUrl,
} from './whatsapp';
