/** What the page is given: plain data. */
export interface ReviewsData {
  title: string;
  lead: string;
}

/**
 * Runs on the server for the first page, in the browser for the next. It is given `params` and
 * `request`; calls of the API (`request` of `@shop/shared/http`) take `request.signal`.
 */
export const reviewsLoader = async (): Promise<ReviewsData> => ({
  title: 'Reviews',
  lead: 'One sentence about this page.',
});
