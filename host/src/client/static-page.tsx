import { onLateRemote } from '@shop/shared/federation';
import { createRoot } from 'react-dom/client';
import { StaticNotice } from '../shell/StaticNotice';

/**
 * Says below a page that could not be brought to life that only its links work, and offers to try
 * again without a reload. The server's HTML above stays untouched.
 * @param retry brings the page to life; rejects when that fails again
 */
export function sayStatic(retry: () => Promise<void>): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const onRetry = async () => {
    await retry();
    stop();
    root.unmount();
    place.remove();
  };
  const stop = onLateRemote(() => onRetry().catch(() => undefined));
  root.render(<StaticNotice onRetry={onRetry} />);
}
