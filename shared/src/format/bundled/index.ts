export {
  type OrderLine,
  orderedItems,
  orderListMessage,
  orderListUrl,
  orderSummary,
  orderTotal,
} from './order-list';
export { statusNames } from './order-status';
export { lastDayBefore, recentTime, shopDate, shopTime, timeOf } from './shop-date';
export { xmlText } from './xml-text';
