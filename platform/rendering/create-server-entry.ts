import { css } from 'styled-components';
import { setHtmlCleaner } from '../html';
import { setRemoteLoader, siteNavigation } from '../react';
import { matchOwner } from '../release-set/match-owner';
import type { SiteRoutes } from '../routes';
import { sharedModules } from '../shared-modules';
import { pageStyles } from './page-styles';
import { loadAll, loadDocument, loadOwn, loadSitemap, ownSitemap } from './remote-data';
import { fragmentRenderer, listEmbeds, type RenderFragment } from './render-fragment';
import { type PageRenderer, pageRenderer } from './render-page';
import type { RenderingSite } from './rendering-site';

/**
 * What a host's server bundle exports. Stored hosts of earlier versions lack what is optional.
 */
export interface HostBundle extends PageRenderer {
  defaultConfig?: RenderingSite['defaultConfig'];
  setShopConfig: NonNullable<RenderingSite['configure']>;
  setTransport: NonNullable<RenderingSite['setTransport']>;
  setHtmlCleaner?: typeof setHtmlCleaner;
  setRemoteLoader: typeof setRemoteLoader;
  setNavigation?(entries: (typeof siteNavigation)['entries']): void;
  matchOwner: typeof matchOwner;
  routes: SiteRoutes;
  platform: Readonly<Record<string, unknown>>;
  /** style elements of every page */
  shellHead: string;
  loadOwn?(): Promise<void>;
  loadAll?: typeof loadAll;
  loadDocument: typeof loadDocument;
  loadSitemap: typeof loadSitemap;
  ownSitemap(): ReturnType<typeof ownSitemap>;
  listEmbeds?: typeof listEmbeds;
  renderFragment?: RenderFragment;
}

/** @returns all that a host's server bundle has to export */
export function createServerEntry(
  site: RenderingSite,
): Required<Omit<HostBundle, 'defaultConfig'>> & Pick<HostBundle, 'defaultConfig'> {
  const { routes, platform = sharedModules } = site;
  const styles = pageStyles(site.styles ?? { css: '' });
  return {
    ...pageRenderer(site, styles),
    ...(site.defaultConfig && { defaultConfig: site.defaultConfig }),
    setShopConfig: site.configure ?? (() => undefined),
    setTransport: site.setTransport ?? (() => undefined),
    setHtmlCleaner,
    setRemoteLoader,
    setNavigation: (entries) => {
      siteNavigation.entries = entries;
    },
    matchOwner,
    routes,
    platform,
    shellHead: styles.site,
    loadOwn: () => loadOwn(routes),
    loadAll,
    loadDocument,
    loadSitemap,
    ownSitemap: () => ownSitemap(routes),
    listEmbeds,
    renderFragment: fragmentRenderer(site.fragment ?? { base: css`` }),
  };
}
