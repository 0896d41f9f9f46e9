import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { addPlainAnswers, sendPlainText } from './answers/plain-answers';
import { refuseRequest } from './answers/refuse-request';
import { forwardToApi } from './api/api-proxy';
import { serveReadiness } from './api/api-readiness';
import { addLiveReload } from './dev/live-reload';
import { serveEmbeds } from './embed/serve-embeds';
import { failureReportRoute } from './failures/take-failures';
import { servePartFiles } from './files/part-files';
import { serveInspect } from './inspect/serve-inspect';
import { servePages } from './pages/page-routes';
import { wellFormedUrl } from './pages/well-formed-url';
import { serveChannel } from './release/channel-file';
import type { LiveRelease } from './release/current-release';
import { forwardToReleaseStore } from './release/forward-to-store';
import { servePreviewLinks } from './release/preview/preview-links';
import { Previews } from './release/preview/previews';
import { cspReportRoute } from './security/csp-reports';
import { addSecurityHeaders } from './security/headers';
import type { Settings } from './settings';
import { serveNotices } from './site/serve-notices';
import { serveSiteFiles } from './site/site-files';
import { collectSitemap } from './site/sitemap/collect-sitemap';
import { serveSitemap } from './site/sitemap/serve-sitemap';

/** The storefront server, listed by hand. */
export function createApp(settings: Settings, current: LiveRelease): FastifyInstance {
  const app = fastify({
    logger: { level: 'warn' },
    bodyLimit: 64 * 1024,
    trustProxy: ['loopback', ...settings.trustedProxies],
    requestTimeout: 30_000,
    // While it stops, what came over a connection that is still open is answered as ever.
    return503OnClosing: false,
    frameworkErrors: refuse,
    clientErrorHandler: refuseRequest(settings.config),
    routerOptions: { maxParamLength: 8_192 },
  });
  addPlainAnswers(app);
  addSecurityHeaders(app, settings.config);
  cspReportRoute(app);
  failureReportRoute(app, { storeDir: settings.storeDir, note: current.context.failed });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', release: current.get().set.id };
  });
  serveReadiness(app, current.context.services.transport);
  const { outage } = current.context;
  outage.writeTo((details, message) => app.log.warn(details, message));
  forwardToApi(app, settings.apiUrl, outage);
  servePartFiles(app, settings.storeDir);
  if (settings.releaseUrl) forwardToReleaseStore(app, settings.releaseUrl);
  const previews = new Previews(settings, current);
  servePreviewLinks(app, previews, settings);
  serveChannel(app, previews);
  serveSiteFiles(app, settings.config);
  serveNotices(app, settings.storeDir, () => current.get().set);
  serveSitemap(app, {
    siteUrl: settings.config.siteUrl,
    release: () => current.get().set.id,
    collect: ({ log }) =>
      collectSitemap(current.get(), (remote, error) =>
        log.error({ err: error, remote }, 'the sitemap leaves a remote out'),
      ),
  });
  serveEmbeds(app, current, settings);
  if (settings.dev) addLiveReload(app, current);
  if (settings.inspect) serveInspect(app, { settings, current, previews });
  servePages(app, previews);
  return app;
}

/** A visitor who mistypes an address gets the page that says so, not a bare error. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code === 'FST_ERR_BAD_URL') reply.redirect(wellFormedUrl(request.url), 308);
  else sendPlainText(reply, error.statusCode ?? 400);
}
