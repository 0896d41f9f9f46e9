import type { InspectData } from '@shop/shared/release/inspect-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Previews, VisitorRelease } from '../../release/previews';
import { renderPageResponse } from '../pages/render-page-response';
import { asPreview } from '../previews/as-preview';
import { CachedPage } from '../responses/page-cache';
import { sendCached } from '../responses/send-cached';
import { parseInspectQuery } from './parse-inspect-query';
import { requestSite } from './request-site';
import type { TabReleases } from './tab-releases';
import { keptNowhere, withInspector } from './with-inspector';

type Wish = NonNullable<ReturnType<typeof parseInspectQuery>>;

/**
 * Answers pages that are asked for with `?inspect`. The overlay comes to who typed the address or
 * was led there by the shop; a version is swapped only for who chose it in a page of the shop, so
 * that no link from elsewhere can bring an old one to anybody.
 */
export function answerInspectedPages(
  app: FastifyInstance,
  previews: Previews,
  tabs: TabReleases,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const isPage = request.routeOptions.url === '/*' && /^(GET|HEAD)$/.test(request.method);
    const wish = isPage ? parseInspectQuery(request.url) : undefined;
    if (!wish) return;
    const visitor = await previews.of(request.headers.cookie);
    const page = await inspected(request, visitor, wish, tabs);
    return sendCached(request, reply, new CachedPage(page));
  });
}

async function inspected(
  request: FastifyRequest,
  { release: base, preview }: VisitorRelease,
  { choice }: Wish,
  tabs: TabReleases,
) {
  const from = requestSite(request);
  // A picture of a post may name the address: it starts no release.
  const { 'sec-fetch-dest': dest = 'document' } = request.headers;
  const isChosen = from === 'same-origin' && dest === 'document';
  const own = choice && isChosen ? await tabs.release(base.set, choice) : undefined;
  const drawn = await renderPageResponse(own ?? base, request);
  const answer = preview ? asPreview(drawn, preview) : drawn;
  if (from === 'cross-site') return keptNowhere(answer);
  const { id, parts } = base.set;
  const data: InspectData = {
    base: id,
    versions: Object.fromEntries(Object.values(parts).map(({ name, version }) => [name, version])),
    ...(preview ? { preview } : {}),
  };
  if (choice && own) data.swap = choice;
  else if (choice) data.refused = from === 'same-origin' ? 'not-published' : 'not-chosen-here';
  return withInspector(answer, base.set, data, request.url);
}
