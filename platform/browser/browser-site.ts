import type { ComponentType } from 'react';
import type { SiteAddresses } from '../html';
import type { SiteRoutes } from '../routes';

/** Props of the notice below a page that was not hydrated as a whole. */
export interface DegradedNoticeProps {
  /** tries again without a reload; rejects when that fails */
  onRetry: () => Promise<void>;
}

/** What a site decides for its pages in a browser. */
export interface BrowserSite {
  routes: SiteRoutes;
  /**
   * Called once in a document, before anything is rendered.
   * @param config the site's settings, as the server has them
   */
  configure?(config: SiteAddresses): void;
  /** called when the page is hydrated, or rendered */
  onHydrated?(): void;
  /**
   * Code of a notice that only the page's links work: rarely needed, so a chunk of its own. A site
   * without one leaves the page without a notice.
   */
  loadDegradedNotice?(): Promise<{ DegradedNotice: ComponentType<DegradedNoticeProps> }>;
  /** draws the site's base styles in a page that came without any */
  drawBaseStyle?(): Promise<void>;
}
