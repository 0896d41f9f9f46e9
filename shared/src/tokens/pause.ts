/** @param ms at least this long; browsers make tabs in the background wait longer */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
