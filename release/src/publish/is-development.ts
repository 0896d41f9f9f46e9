/** Whether apps are built for `npm run dev`: quickly, and for nobody else. */
export const isDevelopment = process.env.SHOP_DEV === '1';
