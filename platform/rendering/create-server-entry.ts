import { css } from 'styled-components';
import { setHtmlCleaner } from '../html';
import { setRemoteLoader, siteNavigation } from '../react';
import { matchOwner } from '../release-set/match-owner';
import { sharedModules } from '../shared-modules';
import type { HostBundle } from './host-bundle';
import { pageStyles } from './page-styles';
import { loadAll, loadDocument, loadOwn, loadSitemap, ownSitemap } from './remote-data';
import { fragmentRenderer, listEmbeds } from './render-fragment';
import { pageRenderer } from './render-page';
import type { RenderingSite } from './rendering-site';

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
