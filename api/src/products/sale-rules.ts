/** Whether a sale price fits: it is below the price, or there is none. */
export const isSaleBelowPrice = ({
  price,
  discounted_price: sale,
}: Readonly<Record<string, unknown>>): boolean => sale === null || Number(sale) < Number(price);
