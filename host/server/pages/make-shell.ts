import type { Settings } from '../settings';
import type { ReleaseRuntime } from '../threads/inside/running-release';
import { escapeText } from './escape-text';
import { buildHtmlResponse, type ReleaseAssets } from './html-answer';
import type { PageResponse } from './make-page';
import { pageRelease } from './page-scripts';
import { splitHead } from './split-head';

interface Frame {
  head: string;
  styles: string;
  body: string;
}

/**
 * A page that draws itself in the browser: with everything that stands around it, and without
 * what its part would draw.
 * @param path path and query as asked for
 */
export async function renderShell(
  { host, set, boot }: ReleaseRuntime,
  path: string,
  { config, pictureOrigins, dev }: Settings,
): Promise<PageResponse> {
  const owner = host.matchOwner(pageRelease(set).remotes, path.split('?')[0] ?? '/');
  // A host from before there were frames or a head for it can still be rolled back to.
  const frame = await host.renderFrame?.(config.siteUrl + path);
  return shellAnswer(
    { set, boot, config, pictureOrigins, dev },
    frame
      ? { ...splitHead(frame.html), styles: frame.styles }
      : { ...bare(config.name), head: bare(config.name).head + (host.shellHead ?? '') },
    owner,
  );
}

/** The same while nothing can be drawn here: a title, and all the rest in the browser. */
export const bareShell = (ground: ReleaseAssets): PageResponse =>
  shellAnswer(ground, bare(ground.config.name), undefined);

const bare = (name: string): Frame => ({
  head: `<title>${escapeText(name)}</title>`,
  styles: '',
  body: '',
});

const shellAnswer = (
  ground: ReleaseAssets,
  frame: Frame,
  owner: string | undefined,
): PageResponse =>
  buildHtmlResponse(ground, {
    ...{ status: 200, headers: {}, structuredData: [], ...frame },
    ...{ owners: owner ? [owner] : [], chunks: [], places: [], slots: {} },
    ...(owner ? { owner } : {}),
  });
