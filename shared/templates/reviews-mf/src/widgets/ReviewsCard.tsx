import { defineWidget } from 'federated-site/react';

/** What `load` gives: plain data. */
interface ReviewsCardData {
  text: string;
}

const ReviewsCard = ({ data }: { data: ReviewsCardData }) => <p>{data.text}</p>;

export default defineWidget({
  // It is given the props, and a signal that calls of the API take. When it throws, the page shows
  // its fallback.
  load: async (): Promise<ReviewsCardData> => ({ text: 'Reviews card' }),
  Component: ReviewsCard,
});
