import { pageRelease } from '../../document/page-scripts';
import { bareFrame, shellResponse } from '../../document/shell';
import type { PageResponse } from '../../messages';
import type { Settings } from '../../settings';
import type { ReleaseRuntime } from '../release-runtime';
import { splitHead } from './split-head';

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
  return shellResponse(
    { set, boot, config, pictureOrigins, dev },
    frame
      ? { ...splitHead(frame.html), styles: frame.styles }
      : { ...bareFrame(config.name), head: bareFrame(config.name).head + (host.shellHead ?? '') },
    owner,
  );
}
