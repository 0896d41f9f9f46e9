import { type ComponentType, type ReactNode, useState } from 'react';
import { Outlet } from '../../router';
import { siteRoutes } from '../../routes';
import type { BrowserSite, DegradedNoticeProps } from '../browser-site';

/** The text of the sample site's notice. */
export const noticeText = 'Only the links work';

export function DegradedNotice({ onRetry }: DegradedNoticeProps) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    onRetry().catch(() => setBusy(false));
  };
  return (
    <div role="status">
      {noticeText}
      <button type="button" disabled={busy} onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** A site for tests. @param draw around and in place of its pages */
export const sampleSite = (draw: {
  Shell: (page: ReactNode) => ReactNode;
  ErrorBoundary: ComponentType;
}): BrowserSite => ({
  routes: siteRoutes({
    Shell: () => draw.Shell(<Outlet />),
    ErrorBoundary: draw.ErrorBoundary,
    pages: [],
    notFound: { element: <p>Not found</p> },
  }),
  configure: () => undefined,
  onHydrated: () => undefined,
  loadDegradedNotice: async () => ({ DegradedNotice }),
  drawBaseStyle: async () => undefined,
});
