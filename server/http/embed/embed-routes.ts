import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailableFragment } from '../../document/fragment-response';
import type { LiveRelease } from '../../release/live-release';
import type { Settings } from '../../settings';
import { PageCache } from '../responses/page-cache';
import { sendPlainText } from '../responses/plain-text';
import { sendCached } from '../responses/send-cached';
import { openToAll } from '../security/headers';
import { embedsOf } from './embeds-of';
import { makeLoader } from './make-loader';
import { hereScript } from './same-origin-script';

type Names = { Params: { owner: string; widget: string } };

/**
 * What other web pages need to show widgets of the shop: `/embed.js`, and each widget already
 * rendered, as data: `/embed/v1/<owner>/<Widget>?props`. `/embed/v1` lists the elements there are.
 * Always of the live release.
 */
export function serveEmbeds(
  app: FastifyInstance,
  current: LiveRelease,
  { config: { siteUrl } }: Settings,
): void {
  const cache = new PageCache();

  app.get('/embed.js', async (request, reply) => {
    const release = current.get();
    const code = release.hostScript('embed-loader');
    const embeds = code && (await embedsOf(release));
    if (!embeds) return sendPlainText(openToAll(reply), 404);
    const loader = makeLoader(code, embeds, siteUrl, hereScript(release.set));
    const page = await cache.get(release.set.id, '/embed.js', async () => loader);
    return sendCached(request, openToAll(reply), page);
  });

  app.get('/embed/v1', async (_request, reply) => {
    return openToAll(reply)
      .header('cache-control', 'no-cache')
      .send((await embedsOf(current.get())) ?? {});
  });

  app.get<Names>('/embed/v1/:owner/:widget', async (request, reply) => {
    const release = current.get();
    const page = await cache.get(release.set.id, request.url, async () => {
      const task = { kind: 'fragment', ...request.params, query: queryOf(request) } as const;
      const { value, reasons } = await release.render<'fragment'>(task);
      for (const reason of reasons) {
        request.log.error(
          { reason, path: request.url.split('?')[0] },
          'the widget was not rendered',
        );
      }
      return value ?? unavailableFragment();
    });
    return sendCached(request, openToAll(reply), page);
  });
}

const queryOf = ({ url }: FastifyRequest<Names>): string => url.split('?').slice(1).join('?');
