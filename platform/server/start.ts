import { messageOf } from '../async';
import { Metrics } from '../observe';
import type { followStore } from '../release-store/follow-store';
import { createApp } from './app';
import { failureLog } from './http/failures/failure-log';
import { watchCanary } from './release/canary-watcher';
import { LiveRelease } from './release/live-release';
import { noteFailures, noteSiteUrl } from './release/store-notes';
import { routeClass, watchReleases } from './server-metrics';
import { readSettings } from './settings';
import type { Site, SiteConfig } from './site';

/** Starts the storefront server of a site; on SIGTERM it finishes what it is answering. */
export function startServer<Config extends SiteConfig>(site: Site<Config>): void {
  start(site).catch((error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}

async function start<Config extends SiteConfig>(site: Site<Config>): Promise<void> {
  const settings = readSettings(site);
  const log = (line: string) => console.log(line);
  // A site with a database of its own is meant for visitors.
  if (settings.hasDatabase) site.warnings?.(settings.config).forEach(log);
  const { RELEASE_STORE } = process.env;
  let shared: Awaited<ReturnType<typeof followStore>> | undefined;
  if (RELEASE_STORE) {
    // With the drivers, which a store in a folder does not need.
    const { followStore } = await import('../release-store/follow-store');
    const { openSharedStore } = await import('../release-store/open-shared-store');
    const store = openSharedStore(RELEASE_STORE, settings.storeDir, process.env);
    shared = await followStore(store, settings.channel, log);
  }
  const noteFailure = noteFailures(settings);
  const current = new LiveRelease(settings, log, (...what) => {
    logFailure(...what);
    noteFailure(...what);
  });
  if (shared) {
    current.context.isSharedStoreAway = shared.isAway;
    current.context.holdPromotes = shared.holdPromotes;
  }
  const metrics = settings.metricsPort === undefined ? undefined : await Metrics.open('storefront');
  if (metrics) watchReleases(metrics, current);
  const app = createApp(settings, current);
  metrics?.requests(app, routeClass);
  const logFailure = failureLog(app.log);
  // The sanitiser takes a second of CPU to load, five seconds on a busy machine: a feed that waited
  // for it would be late. If it does not start, the first page that needs it logs why.
  const sanitiser = current.context.services.clean('').catch(() => undefined);
  await current.start();
  shared?.onUpdate(() => void current.follow());
  await sanitiser;
  await app.listen({ port: settings.port, host: settings.host });
  await noteSiteUrl(settings);
  const { metricsPort: port = 0, metricsHost: host } = settings;
  await metrics?.serve({ port, host }, log);
  console.log(`storefront listening on http://localhost:${settings.port}`);
  const stopWatching = watchCanary(settings, () => current.canary.get() !== undefined, log);
  const stop = () => {
    stopWatching();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
