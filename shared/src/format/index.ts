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
export { messageColor, messageTitle, whatsappUrl } from './whatsapp';
