import type { PageScript } from '../../browser/page-data';
import { filePath } from '../../release-set/page-remote';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { appOf } from '../lib/published-file';

const script = (app: AppVersion, file: string): PageScript => {
  const published = app.files[file];
  if (!published) throw new Error(`${app.name}@${app.version} has no file ${file}`);
  const { integrity } = published;
  return { url: filePath(app, file), integrity, ...(app.entry && { type: app.entry }) };
};

/** Address and integrity of each script of a chunk; none when the app has no such chunk. */
export const chunkScripts = (app: AppVersion, chunk: string): PageScript[] =>
  (app.chunks[chunk] ?? []).map((file) => script(app, file));

const requiredScripts = (app: AppVersion, chunk: string): PageScript[] => {
  const scripts = chunkScripts(app, chunk);
  if (scripts.length > 0) return scripts;
  throw new Error(`${app.name}@${app.version} has no chunk "${chunk}"`);
};

/** The entry and the chunk of `remote.tsx`, which every remote has. */
const entryScripts = (remote: AppVersion): PageScript[] => [
  script(remote, 'remoteEntry.js'),
  ...chunkScripts(remote, 'remote'),
];

interface PageChunks {
  /** remotes whose HTML is in the page */
  owners: readonly string[];
  /**
   * names of the page's lazy chunks; a remote may have widgets for another app's page in a chunk
   * of the same name, which is then loaded too
   */
  chunks: readonly string[];
  /** widgets that the browser fills, `account/SignInButton` */
  places: readonly string[];
}

/** What the boot script loads: the platform, the apps that rendered the page, then the rest. */
export function pageScripts(
  set: ReleaseSet,
  { owners, chunks, places }: PageChunks,
): Record<'scripts' | 'later', readonly PageScript[]> {
  const lazy = (one: AppVersion) => chunks.flatMap((chunk) => chunkScripts(one, chunk));
  const host = appOf(set, 'host');
  const remotes = owners.flatMap((name) => {
    const remote = appOf(set, name);
    return [...entryScripts(remote), ...lazy(remote)];
  });
  return {
    scripts: uniqueByUrl([...requiredScripts(host, 'main'), ...lazy(host), ...remotes]),
    later: widgetScripts(set, owners, places),
  };
}

/** The files of widgets whose remotes are not in the page already. */
function widgetScripts(
  set: ReleaseSet,
  owners: readonly string[],
  places: readonly string[],
): PageScript[] {
  const files = places.flatMap((place) => {
    const [owner = '', widget = ''] = place.split('/');
    const remote = set.parts[owner];
    if (!remote || owners.includes(owner)) return [];
    return [...entryScripts(remote), ...chunkScripts(remote, `widgets/${widget}`)];
  });
  return uniqueByUrl(files);
}

/** Chunks of an app share files. */
const uniqueByUrl = (files: readonly PageScript[]): PageScript[] => [
  ...new Map(files.map((file) => [file.url, file])).values(),
];
