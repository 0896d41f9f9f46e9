export { colorKey } from '@shop/shared/contract/color-key';
export {
  greetingUrl,
  orderUrl,
  productPath,
  productUrl,
  restockUrl,
  searchHelpUrl,
} from './chat-links';
export { newOrderKey, type OrderItem, orderIn, orderPath, withOrderNumber } from './order-link';
export { formatPrice, percentOff } from './price';
export { absoluteUrl, cleanText, collapseSpaces, truncate } from './text';
export { messageColor, messageTitle, whatsappUrl } from './whatsapp';
