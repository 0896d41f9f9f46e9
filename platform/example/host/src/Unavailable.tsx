/** In place of a page whose app does not answer. */
export const Unavailable = ({ onRetry }: { onRetry: () => void | Promise<void> }) => (
  <p role="alert">
    This page does not answer.{' '}
    <button type="button" onClick={() => void onRetry()}>
      Try again
    </button>
  </p>
);
