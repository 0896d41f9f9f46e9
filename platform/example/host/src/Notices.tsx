import type { DegradedNoticeProps } from 'federated-site/browser';

/** Below a page that was not hydrated as a whole. */
export const DegradedNotice = ({ onRetry }: DegradedNoticeProps) => (
  <p role="status">
    Part of this page does not answer; links work.{' '}
    <button type="button" onClick={() => void onRetry().catch(() => undefined)}>
      Try again
    </button>
  </p>
);

/** In place of a page whose app does not answer. */
export const Unavailable = ({ onRetry }: { onRetry: () => void | Promise<void> }) => (
  <p role="alert">
    This page does not answer.{' '}
    <button type="button" onClick={() => void onRetry()}>
      Try again
    </button>
  </p>
);
