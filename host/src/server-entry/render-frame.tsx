import { shopConfig } from '@shop/shared/config';
import { Container, Skeleton } from '@shop/shared/ui';
import { Shell } from '../shell/Shell';
import { pageStyles } from './page-styles';
import { renderRoutes } from './render-routes';
import { entryTimeoutsMs } from './timeouts';

/** Stands where the browser draws the page. */
const Pending = () => (
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
 * reach the shop, without any remote's code.
 * @param url absolute
 */
export async function renderFrame(url: string): Promise<{ html: string; styles: string }> {
  const { html, styleTags } = await renderRoutes(
    [{ Component: Shell, children: [{ path: '*', Component: Pending }] }],
    url,
    (router) => (
      <>
        <title>{shopConfig().name}</title>
        {router}
      </>
    ),
    entryTimeoutsMs.frame,
  );
  return { html, styles: pageStyles(styleTags) };
}
