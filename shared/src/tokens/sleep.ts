/** @param ms at least this long; browsers make tabs in the background wait longer */
export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
