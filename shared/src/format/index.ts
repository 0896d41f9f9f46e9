export {
  cartUrl,
  greetingUrl,
  orderUrl,
  postChatUrl,
  productAddress,
  productPath,
  restockUrl,
  searchHelpUrl,
} from './chat-links';
export { cleanText } from './clean-text';
export { clip } from './clip';
export { shopDate } from './dates';
export { oneLine } from './one-line';
export { percentOff } from './percent-off';
export { rupees } from './rupees';
export {
  type CartOrderLine,
  cartMessage,
  greetingMessage,
  type Order,
  orderMessage,
  postMessage,
  restockMessage,
  searchMessage,
  whatsappUrl,
} from './whatsapp';
export { wholeAddress } from './whole-address';
