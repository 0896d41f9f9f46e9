import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { reloadForReleases } from '../dev/reload-for-releases';
import { traceOptions } from '../observe';
import { serveReadiness } from './api/api-readiness';
import { followChanges } from './api/follow-changes';
import { serveEmbeds } from './http/embed/embed-routes';
import { failureReportRoute } from './http/failures/failure-report-route';
import { inspectRoutes } from './http/inspect/inspect-routes';
import { servePages } from './http/page-routes';
import { servePreviewLinks } from './http/previews/preview-links';
import { forwardToApi, forwardToReleaseStore } from './http/proxies';
import { serveAppFiles, serveChannel } from './http/release-files';
import { addPlainAnswers, sendPlainText } from './http/responses/plain-text';
import { refuseRequest } from './http/responses/refuse-request';
import { cspReportRoute } from './http/security/csp-reports';
import { serveNotices } from './http/site/serve-notices';
import { serveSitemap } from './http/site/serve-sitemap';
import { serveSiteFiles } from './http/site/site-files';
import { pathOfTarget, wellFormedUrl } from './http/well-formed-url';
import { logSerializers } from './lib/log-serializers';
import { addSecurityHeaders } from './lib/security-headers';
import type { LiveRelease } from './release/live-release';
import { VisitorReleases } from './release/visitor-releases';
import type { Settings } from './settings';
import { timeoutsMs } from './timeouts';

/** The storefront server: all its routes. */
export function createApp(settings: Settings, current: LiveRelease): FastifyInstance {
  const app = fastify({
    logger: { level: 'warn', serializers: logSerializers(settings.rules.secretPaths) },
    ...traceOptions,
    bodyLimit: 64 * 1024,
    trustProxy: ['loopback', ...settings.trustedProxies],
    requestTimeout: timeoutsMs.receive,
    // While it stops, what came over a connection that is still open is answered as ever.
    return503OnClosing: false,
    frameworkErrors: refuse,
    clientErrorHandler: refuseRequest(settings.rules),
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    routerOptions: { maxParamLength: 8_192 },
  });
  addPlainAnswers(app);
  addSecurityHeaders(app, settings.config);
  cspReportRoute(app);
  const { counts } = current.canary;
  const visitorReleases = new VisitorReleases(settings, current);
  failureReportRoute(
    app,
    (...what) => visitorReleases.isShown(...what),
    current.context.failed,
    (...what) => counts.alive(...what),
  );
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', release: current.get().set.id };
  });
  const { api } = settings.rules;
  const probe = api && settings.apiUrl + api.readinessPath;
  const { outage, services } = current.context;
  current.context.missingOfApi = serveReadiness(app, probe, services.fetchApi, {
    missing: () => current.missing(),
    isSharedStoreAway: () => current.context.isSharedStoreAway(),
  });
  outage.writeTo((details, message) => app.log.warn(details, message));
  if (api) forwardToApi(app, settings.apiUrl, api, outage);
  if (api?.changesPath) {
    followChanges(app, settings.apiUrl + api.changesPath, () => {
      for (const cache of current.context.expiringCaches.values()) cache.expire();
    });
  }
  serveAppFiles(app, settings);
  if (settings.releaseUrl) forwardToReleaseStore(app, settings.releaseUrl);
  servePreviewLinks(app, visitorReleases, settings);
  serveChannel(app, visitorReleases);
  serveSiteFiles(app, settings);
  serveNotices(app, settings.storeDir, () => current.get().set);
  serveSitemap(app, settings.config.siteUrl, current);
  serveEmbeds(app, current, settings);
  if (settings.dev) reloadForReleases(app, current);
  if (settings.inspect)
    inspectRoutes(app, { storeDir: settings.storeDir, current, visitorReleases });
  servePages(app, visitorReleases, current);
  return app;
}

/** A visitor who mistypes an address gets the page that says so, not a bare error. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code === 'FST_ERR_BAD_URL') reply.redirect(wellFormedUrl(request.url), 308);
  else sendPlainText(reply, error.statusCode ?? 400);
}
