/** Lines of one order: so many fit into the message of a chat. */
export const maxOrderItems = 50;

/** Pieces of one product, in a cart and in a line of an order. The spec names no maximum. */
export const maxQuantity = 999;
