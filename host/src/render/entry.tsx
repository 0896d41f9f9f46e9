export { setShopConfig } from '@shop/shared/config';
export { setRemoteLoader } from '@shop/shared/federation';
export { setTransport } from '@shop/shared/http';
export { matchOwner } from '../match-owner';
export { platform } from '../platform';
export { type RenderedPage, renderPage } from './render-page';
