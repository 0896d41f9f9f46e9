import type { FastifyInstance } from 'fastify';
import { traceOf } from '../../../observe';
import { integrityOf } from '../../../release-set/hashes';
import { filePath } from '../../../release-set/page-remote';
import type { ReleaseSet } from '../../../release-set/release-set';
import { unavailableFragment } from '../../document/text-response';
import { publishedFile } from '../../lib/published-file';
import { openToAll } from '../../lib/security-headers';
import type { LiveRelease } from '../../release/live-release';
import type { ReleaseRenderer } from '../../release/release-renderer';
import type { Settings } from '../../settings';
import { type CachedPage, PageCache, sendCached, textFile } from '../responses/cached-page';
import { sendPlainText } from '../responses/plain-text';
import { elementManifest } from './element-manifest';
import { elementTypes } from './element-types';
import { embedsOf, makeLoader, pinnedLoader } from './make-loader';

/** Of what `openBuild` makes (`platform/build/app-builds.js`). */
const openManifest = 'open/mf-manifest.json';

type Names = { Params: { owner: string; widget: string } };

/** How long the loader is cached, in seconds: it changes with the host, and with what it lists. */
const briefly = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
const forever = 'public, max-age=31536000, immutable';

const script = (code: string | undefined, cacheControl: string): CachedPage | undefined =>
  // Made once for a release: what takes 10 ms once saves each page elsewhere 7 %.
  code ? textFile('text/javascript', code, { 'cache-control': cacheControl }, 11) : undefined;
const json = (content: object): CachedPage =>
  textFile('application/json', JSON.stringify(content), { 'cache-control': 'no-cache' });

/**
 * What other web pages need to show widgets of the shop, always of the live release: `/embed.js`,
 * and each widget already rendered: `/embed/v1/<owner>/<Widget>?props` as data, `….html?props` as
 * HTML for servers to include. `/embed/v1` lists the elements there are; `custom-elements.json` and
 * the types there are made of the same. `embed-<release>.js` is the loader as it was in a release,
 * for pages that state its hash, `loader.json`.
 */
export function serveEmbeds(app: FastifyInstance, current: LiveRelease, settings: Settings): void {
  const { siteUrl } = settings.config;
  const cache = new PageCache();
  current.context.expiringCaches.set('embeds', cache);
  const loaders = new WeakMap<ReleaseSet, CachedPage>();
  const serve = (
    path: string,
    make: (live: ReleaseRenderer, name: string) => Promise<CachedPage | undefined>,
  ) =>
    app.get<{ Params: { name: string } }>(path, async (request, reply) => {
      const page = await make(current.get(), request.params.name);
      if (!page) return sendPlainText(openToAll(reply), 404);
      return sendCached(request, openToAll(reply), page);
    });

  serve('/embed.js', async (live) => {
    const made = loaders.get(live.set);
    if (made) return made;
    const embeds = await embedsOf(live);
    const page = script(embeds && makeLoader(live, embeds.elements, siteUrl), briefly);
    // A remote that did not run may run the next time.
    if (page && embeds?.isComplete) loaders.set(live.set, page);
    return page;
  });
  serve('/embed/v1/embed-:name(^\\w+).js', async (_live, id) =>
    script(await pinnedLoader(settings, id), forever),
  );
  serve('/embed/v1/loader.json', async ({ set: { id } }) => {
    const code = await pinnedLoader(settings, id);
    const src = `${siteUrl}/embed/v1/embed-${id}.js`;
    // In development nothing states its elements, and no release stays.
    return json(code ? { src, integrity: integrityOf(code) } : {});
  });

  const elementsOf = async (live: ReleaseRenderer) => (await embedsOf(live))?.elements ?? {};
  serve('/embed/v1', async (live) => json(await elementsOf(live)));
  const manifestOf = async (live: ReleaseRenderer) =>
    elementManifest(await elementsOf(live), settings.rules.embedEvents, `${siteUrl}/embed.js`);
  serve('/embed/v1/custom-elements.json', async (live) => json(await manifestOf(live)));
  serve('/embed/v1/:name(^dom|react|vue).d.ts', async (live, library) =>
    textFile('text/plain', elementTypes(await manifestOf(live), library)),
  );
  // The manifest of a remote's open modules; the one in the version's folder stays with the version.
  serve('/embed/v1/:name/mf-manifest.json', async ({ set: { parts } }, owner) => {
    const remote = Object.hasOwn(parts, owner) ? parts[owner] : undefined;
    if (!remote?.files[openManifest]) return undefined;
    const manifest = JSON.parse(publishedFile(settings.storeDir, remote, openManifest).code);
    manifest.metaData.publicPath = siteUrl + filePath(remote, 'open/');
    return json(manifest);
  });

  app.get<Names>('/embed/v1/:owner/:widget', async (request, reply) => {
    const release = current.get();
    const { owner, widget: name } = request.params;
    const widget = name.replace(/\.html$/, '');
    const asHtml = widget !== name;
    const page = await cache.get(release.set.id, request.url, async () => {
      const [path, ...rest] = request.url.split('?');
      const query = rest.join('?');
      const task = {
        ...({ kind: 'fragment', owner, widget, query, asHtml } as const),
        trace: traceOf(request.headers),
      };
      const { value, reasons } = await release.render<'fragment'>(task);
      for (const reason of reasons) {
        request.log.error({ reason, path }, 'the widget was not rendered');
      }
      return value ?? unavailableFragment(asHtml);
    });
    return sendCached(request, openToAll(reply), page);
  });
}
