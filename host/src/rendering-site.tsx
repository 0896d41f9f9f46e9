import { type ShopConfig, setShopConfig, shopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { setTransport } from '@shop/shared/http';
import { Container, Skeleton } from '@shop/shared/ui';
import type { RenderingSite } from 'federated-site/rendering';
import { css } from 'styled-components';
import { routes } from './routes';
import { platform } from './server-platform';
import { staticLook, staticWords } from './shell/degraded-look';
import { Shell } from './shell/Shell';
import { base } from './shell/styles/base';
import {
  displayFaces,
  displayUrl,
  fallbackFaces,
  fallbackOnly,
  textFaces,
} from './shell/styles/font-faces';
import { footer } from './shell/styles/footer';
import { fragmentLook } from './shell/styles/fragment-look';
import { loadingOverlay } from './shell/styles/loading-overlay';

const Pending = () => (
  <Container aria-busy="true">
    <noscript>
      This page needs JavaScript for now. The links above and below work without it, and so do
      WhatsApp and the phone.
    </noscript>
    <Skeleton height="60vh" />
  </Container>
);

/** This shop on a server. */
export const renderingSite: RenderingSite = {
  routes,
  platform,
  defaultConfig,
  configure: (config) => setShopConfig(config as ShopConfig),
  setTransport,
  title: () => shopConfig().name,
  Shell,
  Pending,
  styles: {
    css: [fallbackFaces, displayFaces, textFaces, ...base, ...footer, ...loadingOverlay].join(''),
    typeface: { url: displayUrl, fallbackCss: fallbackOnly },
    staticNotice: { text: staticWords, css: css`${staticLook} text-align: center;` },
  },
  fragment: fragmentLook,
};
