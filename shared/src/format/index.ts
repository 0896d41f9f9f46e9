export { colorKey } from '@shop/shared/contract/color-key';
export {
  greetingUrl,
  orderUrl,
  productPath,
  productUrl,
  restockUrl,
  searchHelpUrl,
} from './chat-links';
export { type OrderItem, orderPath } from './order-link';
export { newOrderKey, orderIn, withOrderNumber } from './order-number';
export { formatPrice, percentOff } from './price';
export { absoluteUrl, cleanText, collapseSpaces, truncate } from './text';
export { messageColor, messageTitle, whatsappUrl } from './whatsapp';
