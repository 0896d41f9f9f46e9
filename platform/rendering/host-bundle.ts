import type { HtmlCleaner } from '../html';
import type { RemoteLoader, SitemapEntry, siteNavigation } from '../react';
import type { matchOwner } from '../release-set/match-owner';
import type { SiteRoutes } from '../routes';
import type { DocumentAnswer } from './remote-data';
import type { EmbedElement, RenderFragment } from './render-fragment';
import type { PageRenderer } from './render-page';
import type { RenderingSite } from './rendering-site';

/**
 * What a host's server bundle exports. Stored hosts of earlier versions lack what is optional.
 */
export interface HostBundle extends PageRenderer {
  defaultConfig?: RenderingSite['defaultConfig'];
  setShopConfig: NonNullable<RenderingSite['configure']>;
  setTransport: NonNullable<RenderingSite['setTransport']>;
  setHtmlCleaner?(clean: HtmlCleaner): void;
  setRemoteLoader(load: RemoteLoader): void;
  setNavigation?(entries: (typeof siteNavigation)['entries']): void;
  matchOwner: typeof matchOwner;
  routes: SiteRoutes;
  platform: Readonly<Record<string, unknown>>;
  /** style elements of every page */
  shellHead: string;
  loadOwn?(): Promise<void>;
  loadAll?(owner: string): Promise<void>;
  loadDocument(owner: string, path: string): Promise<DocumentAnswer | undefined>;
  loadSitemap(owner: string): Promise<readonly SitemapEntry[]>;
  ownSitemap(): readonly SitemapEntry[];
  listEmbeds?(owners: readonly string[]): Promise<Readonly<Record<string, EmbedElement>>>;
  renderFragment?: RenderFragment;
}
