import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from '../../release/live-release';
import type { Previews } from '../../release/previews';
import { readSet } from '../../release/read-store';
import type { Settings } from '../../settings';
import { sendPlainText } from '../responses/plain-text';
import { GateResults } from './gate-results';
import { answerInspectedPages } from './inspected-pages';
import { publishedVersions } from './published-versions';
import { requestSite } from './request-site';
import { readSwappedId } from './swapped-set';
import { TabReleases } from './tab-releases';

interface OfPart {
  Params: { part: string };
}

interface OfVersion {
  Params: { part: string; version: string };
}

/**
 * `?inspect`: the overlay in pages, and what it asks for. Only pages of the shop are answered.
 * @param verdicts what the gate says of versions
 */
export function serveInspect(
  app: FastifyInstance,
  { settings, current, previews }: { settings: Settings; current: LiveRelease; previews: Previews },
  verdicts = new GateResults(),
): void {
  const { storeDir } = settings;
  const tabs = new TabReleases(storeDir, current);
  app.addHook('onClose', () => tabs.close());
  answerInspectedPages(app, previews, tabs);

  const onlyTheShop = async (request: FastifyRequest, reply: FastifyReply) => {
    // A picture of a post is asked for by the shop's page too, and nobody meant it.
    const { 'sec-fetch-dest': dest = 'empty' } = request.headers;
    if (requestSite(request) !== 'same-origin' || dest !== 'empty')
      return sendPlainText(reply, 403);
    reply.header('cache-control', 'no-store');
  };
  /** The release that the tab would have without a choice; undefined when it has no such remote. */
  const baseOf = async (request: FastifyRequest<OfPart>) => {
    const { set } = (await previews.of(request.headers.cookie)).release;
    const { part } = request.params;
    return part !== 'host' && Object.hasOwn(set.parts, part) ? set : undefined;
  };

  app.get<OfPart>('/_inspect/versions/:part', { onRequest: onlyTheShop }, async (request, reply) =>
    (await baseOf(request))
      ? publishedVersions(storeDir, request.params.part)
      : sendPlainText(reply, 404),
  );

  app.get<OfVersion>(
    '/_inspect/checks/:part/:version',
    { onRequest: onlyTheShop },
    async (request, reply) => {
      const base = await baseOf(request);
      const { part, version } = request.params;
      const all = base ? await publishedVersions(storeDir, part) : [];
      if (!base || !all.some((one) => one.version === version)) return sendPlainText(reply, 404);
      return verdicts.of({ storeDir, release: base.id, part, version });
    },
  );

  // Where a tab looks for the version before, as it does for a release that is stored.
  app.get<{ Params: { id: string } }>(
    '/releases/:id(^[0-9a-f]{16}\\+.+).json',
    { onRequest: onlyTheShop },
    async (request, reply) => {
      const { base, choice } = readSwappedId(request.params.id) ?? {};
      const stored = base && (await readSet(storeDir, base).catch(() => undefined));
      const set = stored && choice && (await tabs.set(stored, choice));
      return set ?? sendPlainText(reply, 404);
    },
  );
}
