import { LRUCache } from 'lru-cache';
import type { Metrics, Sample } from '../observe';
import type { AppVersion, FailureKind } from '../release-set/release-set';
import type { Kind } from './messages';
import type { LiveRelease } from './release/live-release';

/** Versions whose series stay: those of two releases and a canary, and some that were rolled back. */
const maxVersions = 40;

const failureKinds: readonly FailureKind[] = ['server', 'page', 'load', 'draw', 'previous'];
const taskKinds: readonly Kind[] = ['page', 'shell', 'fragment', 'embeds', 'sitemap'];

const classes = ['api', 'media', 'remotes', 'releases', 'embed', 'channels', 'failure'];

/**
 * @param pattern of a route; undefined for an address that has none
 * @returns `page`, `api`, `media`, … and `other`
 */
export function routeClass(pattern: string | undefined): string {
  if (pattern === '/*') return 'page';
  const [, first = ''] = /^\/(page-(?:data|styles)|\w+)/.exec(pattern ?? '') ?? [];
  if (first.startsWith('page-')) return 'page-data';
  return classes.includes(first) ? first : 'other';
}

/** What the storefront measures but for requests; docs/observability.md lists it. */
export function watchReleases(metrics: Metrics, current: LiveRelease): void {
  const { context, canary } = current;
  metrics.cacheCounts(() => context.expiringCaches);
  const releases = () => {
    const shared = canary.get()?.release;
    return [current.get(), ...(shared ? [shared] : [])];
  };
  countVersions(metrics, context, () => releases().flatMap(({ set }) => Object.values(set.parts)));
  // Live release and canary share most versions, each with a circuit breaker of its own: the worse
  // state counts.
  const circuits = (read: (circuit: { isOpen: boolean; pages: number }) => number) => () => {
    const worst = new Map<string, Sample>();
    for (const { app, version, ...circuit } of releases().flatMap((one) => one.circuits())) {
      const key = `${app}@${version}`;
      const value = Math.max(read(circuit), worst.get(key)?.[1] ?? 0);
      worst.set(key, [{ app, version }, value]);
    }
    return worst.values();
  };
  metrics.read(
    ...(['circuit_open', '1 while no page of a version is tried.', ['app', 'version']] as const),
    circuits(({ isOpen }) => Number(isOpen)),
  );
  metrics.read(
    'circuit_pages',
    'Pages of a version that ended a worker within the last minute.',
    ['app', 'version'],
    circuits(({ pages }) => pages),
  );
  metrics.read('render_tasks', 'Renderer tasks, and workers that do them.', ['state'], () => {
    const usages = releases().flatMap((release) => release.usages());
    return (['waiting', 'running', 'workers'] as const).map((state) => [
      { state },
      usages.reduce((sum, usage) => sum + usage[state], 0),
    ]);
  });

  metrics.read('release', '1 with the id of the release that is shown.', ['release'], () => [
    [{ release: current.get().set.id }, 1],
  ]);
  metrics.read(
    'release_refused',
    '1 while the release that is to be live does not run.',
    [],
    () => [[{}, Number(current.isRefused())]],
  );
  metrics.read('api_down', '1 while the API does not answer.', [], async () => [
    [{}, Number(((await context.missingOfApi?.()) ?? []).length > 0)],
  ]);
  metrics.read('store_down', '1 while the release store cannot be read.', [], () => [
    [{}, Number(current.missing().includes('store') || context.isSharedStoreAway())],
  ]);
  metrics.read('canary_share', 'Visitors in 100 that get the canary.', [], () => [
    [{}, canary.get()?.canary.share ?? 0],
  ]);
  metrics.read('canary_pages', 'Counts of the canary that runs.', ['arm', 'count'], () =>
    Object.entries(canary.counts.current() ?? {}).flatMap(([arm, counts]) =>
      Object.entries(counts).map(([count, value]): Sample => [{ arm, count }, value]),
    ),
  );
}

/**
 * Renders and failures of each version; of those not seen for the longest time nothing stays.
 * @param shown versions that have a count of 0 from the start: Prometheus sees no rise in a series
 * that begins with its first failures
 */
function countVersions(
  metrics: Metrics,
  context: LiveRelease['context'],
  shown: () => Pick<AppVersion, 'name' | 'version'>[],
): void {
  const renders = metrics.durations('render_seconds', 'Renderings, with their wait for a worker.', [
    ...(['app', 'version', 'kind'] as const),
  ]);
  const newVersion = (app: string, version: string) => ({
    labels: { app, version },
    failures: new Map<FailureKind, number>(),
  });
  const versions = new LRUCache<string, ReturnType<typeof newVersion>>({
    max: maxVersions,
    dispose: ({ labels }) => {
      for (const kind of taskKinds) renders.remove({ ...labels, kind });
    },
    noDisposeOnSet: true,
  });
  const see = (app: string, version: string) => {
    const known = versions.get(`${app}@${version}`) ?? newVersion(app, version);
    versions.set(`${app}@${version}`, known);
    return known;
  };
  context.rendered = ({ name: app, version }, kind, ms) => {
    see(app, version);
    renders.observe({ app, version, kind }, ms / 1_000);
  };
  const { failed } = context;
  context.failed = (app, version, kind) => {
    failed(app, version, kind);
    const { failures } = see(app, version);
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  metrics.read(
    'version_failures_total',
    'Failures of a version, on the server and in browsers.',
    ['app', 'version', 'kind'],
    () => {
      const known = new Map([
        ...shown().map(
          ({ name, version }) => [`${name}@${version}`, newVersion(name, version)] as const,
        ),
        ...versions.entries(),
      ]);
      return [...known.values()].flatMap(({ labels, failures }) =>
        failureKinds.map((kind): Sample => [{ ...labels, kind }, failures.get(kind) ?? 0]),
      );
    },
  );
}
