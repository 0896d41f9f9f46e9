export {
  maxOrderItems,
  type OrderLine,
  orderListMessage,
  orderListUrl,
  orderTotal,
} from './order-list';
export { type OrderedItem, orderedItems } from './ordered-items';
