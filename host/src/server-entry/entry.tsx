export { setShopConfig } from '@shop/shared/config';
export { setTransport } from '@shop/shared/http';
export { setHtmlCleaner } from 'federated-site/html';
export { setRemoteLoader } from 'federated-site/react';
export { matchOwner } from 'federated-site/release/match-owner';
export { routes } from '../routes';
export { platform } from '../server-platform';
export { siteStyles as shellHead } from './page-styles';
export {
  type DocumentAnswer,
  loadAll,
  loadDocument,
  loadOwn,
  loadSitemap,
  ownSitemap,
} from './remote-data';
export {
  type EmbedElement,
  type FragmentAnswer,
  listEmbeds,
  renderFragment,
} from './render-fragment';
export { type RenderedPage, renderFrame, renderPage } from './render-page';
