export {
  greetingUrl,
  orderUrl,
  productAddress,
  productPath,
  restockUrl,
  searchHelpUrl,
} from './chat-links';
export { cleanText } from './clean-text';
export { clip } from './clip';
export { oneLine } from './one-line';
export { percentOff } from './percent-off';
export { rupees } from './rupees';
export {
  greetingMessage,
  type Order,
  orderMessage,
  restockMessage,
  searchMessage,
  whatsappUrl,
} from './whatsapp';
export { wholeAddress } from './whole-address';
