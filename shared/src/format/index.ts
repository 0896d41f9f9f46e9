export { absoluteUrl } from './absolute-url';
export {
  greetingUrl,
  orderUrl,
  productPath,
  productUrl,
  restockUrl,
  searchHelpUrl,
} from './chat-links';
export { cleanText } from './clean-text';
export { collapseSpaces } from './collapse-spaces';
export { formatPrice } from './format-price';
export { percentOff } from './percent-off';
export { truncate } from './truncate';
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
