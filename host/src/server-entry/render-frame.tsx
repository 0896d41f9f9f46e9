import { shopConfig } from '@shop/shared/config';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@shop/shared/router-server';
import { Container, Skeleton } from '@shop/shared/ui';
import { ServerStyleSheet } from 'styled-components';
import { Shell } from '../shell/Shell';
import { pageStyles } from './page-styles';
import { renderToString } from './render-to-string';
import { entryTimeoutsMs } from './timeouts';

/** Stands where the browser draws the page. */
const Coming = () => (
  <Container aria-busy="true">
    <noscript>
      This page needs JavaScript for now. The links above and below work without it, and so do
      WhatsApp and the phone.
    </noscript>
    <Skeleton height="60vh" />
  </Container>
);

/**
 * What stands around every page, for one that the browser draws: header, footer and the ways to
 * reach the shop, without any part's code.
 * @param url absolute
 */
export async function renderFrame(url: string): Promise<{ html: string; styles: string }> {
  const handler = createStaticHandler([
    { Component: Shell, children: [{ path: '*', Component: Coming }] },
  ]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('a frame leads nowhere');
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderToString(
      sheet.collectStyles(
        <>
          <title>{shopConfig().name}</title>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </>,
      ),
      entryTimeoutsMs.frame,
    );
    return { html, styles: pageStyles(sheet) };
  } finally {
    sheet.seal();
  }
}
