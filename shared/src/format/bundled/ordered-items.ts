/** What an order link asks for, as our API takes it. */
export interface OrderedItem {
  /** slug or id */
  product: string;
  /** as the link has it */
  color?: string;
  quantity: number;
}

/** @param order items as `orderIn` finds them in a chat link */
export const orderedItems = (order: string): OrderedItem[] =>
  decodeURIComponent(order)
    .split(',')
    .map((item) => {
      const parts = item.split(':').map(decodeURIComponent);
      const [product = '', color] = parts;
      return {
        product,
        ...(parts.length > 2 && color && { color }),
        quantity: Number(parts[parts.length - 1]) || 1,
      };
    });
