import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../../../release-set/release-set';
import { unavailableFragment } from '../../document/text-response';
import { openToAll } from '../../lib/security-headers';
import type { LiveRelease } from '../../release/live-release';
import type { Settings } from '../../settings';
import { type CachedPage, PageCache, sendCached } from '../responses/cached-page';
import { sendPlainText } from '../responses/plain-text';
import { embedsOf, makeLoader } from './make-loader';

type Names = { Params: { owner: string; widget: string } };

/**
 * What other web pages need to show widgets of the shop: `/embed.js`, and each widget already
 * rendered: `/embed/v1/<owner>/<Widget>?props` as data, `….html?props` as HTML for servers to include.
 * `/embed/v1` lists the elements there are. Always of the live release.
 */
export function serveEmbeds(
  app: FastifyInstance,
  current: LiveRelease,
  { config: { siteUrl } }: Settings,
): void {
  const cache = new PageCache();
  const loaders = new WeakMap<ReleaseSet, CachedPage>();

  app.get('/embed.js', async (request, reply) => {
    const release = current.get();
    const made = loaders.get(release.set);
    if (made) return sendCached(request, openToAll(reply), made);
    const embeds = await embedsOf(release);
    const page = embeds && makeLoader(release, embeds.elements, siteUrl);
    if (!page) return sendPlainText(openToAll(reply), 404);
    // A remote that did not run may run the next time.
    if (embeds.isComplete) loaders.set(release.set, page);
    return sendCached(request, openToAll(reply), page);
  });
  app.get('/embed/v1', async (_request, reply) => {
    return openToAll(reply)
      .header('cache-control', 'no-cache')
      .send((await embedsOf(current.get()))?.elements ?? {});
  });

  app.get<Names>('/embed/v1/:owner/:widget', async (request, reply) => {
    const release = current.get();
    const { owner, widget: name } = request.params;
    const widget = name.replace(/\.html$/, '');
    const asHtml = widget !== name;
    const page = await cache.get(release.set.id, request.url, async () => {
      const [path, ...rest] = request.url.split('?');
      const query = rest.join('?');
      const task = { kind: 'fragment', owner, widget, query, asHtml } as const;
      const { value, reasons } = await release.render<'fragment'>(task);
      for (const reason of reasons) {
        request.log.error({ reason, path }, 'the widget was not rendered');
      }
      return value ?? unavailableFragment(asHtml);
    });
    return sendCached(request, openToAll(reply), page);
  });
}
