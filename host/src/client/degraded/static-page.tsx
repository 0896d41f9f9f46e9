import { onRemoteRecovered } from '@shop/shared/federation';
import { createRoot } from 'react-dom/client';
import { DegradedNotice } from '../../shell/DegradedNotice';

/**
 * Says below a page that could not be brought to life as a whole that there only its links work,
 * and offers to try again without a reload. The server's HTML above stays untouched.
 * @param retry brings the page to life; rejects when that fails again
 * @returns takes the words away
 */
export function showDegradedNotice(retry: () => Promise<void>): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  document.documentElement.dataset.page = 'static';
  const root = createRoot(place);
  let trying: Promise<void> | undefined;
  // The visitor's try brings back a part whose coming is a reason to try: a page starts once.
  const onRetry = () => {
    trying ??= retry()
      .then(close)
      .finally(() => {
        trying = undefined;
      });
    return trying;
  };
  const stop = onRemoteRecovered(() => onRetry().catch(() => undefined));
  const close = () => {
    stop();
    root.unmount();
    place.remove();
  };
  root.render(<DegradedNotice onRetry={onRetry} />);
  return close;
}
