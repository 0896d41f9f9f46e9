export {
  maxOrderItems,
  type OrderLine,
  orderListMessage,
  orderListUrl,
  orderTotal,
} from './order-list';
export { lastDayBefore, shopDate, shopTime } from './shop-date';
