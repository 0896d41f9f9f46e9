import { createServerEntry } from 'federated-site/rendering';
import { renderingSite } from './rendering-site';

// The server bundle: its exports are what the storefront server calls.
export const {
  listEmbeds,
  loadAll,
  loadDocument,
  loadOwn,
  loadSitemap,
  matchOwner,
  ownSitemap,
  platform,
  renderFragment,
  renderFrame,
  renderPage,
  routes,
  setHtmlCleaner,
  setRemoteLoader,
  setShopConfig,
  setTransport,
  shellHead,
} = createServerEntry(renderingSite);
