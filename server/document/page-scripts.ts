import type { AppVersion, PageRelease, ReleaseSet } from '@shop/shared/contract';
import { pageRemote } from '@shop/shared/release/page-remote';
import type { BootData, PageScript } from '../../host/src/boot/boot-data';

const urlOf = (part: AppVersion, file: string): string =>
  `/remotes/${part.name}/${part.version}/${file}`;

const script = (part: AppVersion, file: string): PageScript => {
  const published = part.files[file];
  if (!published) throw new Error(`${part.name}@${part.version} has no file ${file}`);
  return { url: urlOf(part, file), integrity: published.integrity };
};

const chunkScripts = (part: AppVersion, chunk: string): PageScript[] =>
  (part.chunks[chunk] ?? []).map((file) => script(part, file));

const needed = (part: AppVersion, chunk: string): PageScript[] => {
  const scripts = chunkScripts(part, chunk);
  if (scripts.length > 0) return scripts;
  throw new Error(`${part.name}@${part.version} has no chunk "${chunk}"`);
};

/** The chunk every remote has: its public interface. */
const face = (remote: AppVersion): PageScript[] => [
  script(remote, 'remoteEntry.js'),
  ...chunkScripts(remote, 'remote'),
];

export interface PageParts {
  /** remotes whose HTML is in the page */
  owners: readonly string[];
  /**
   * names of the page's lazy chunks. A remote's widgets made for a page of another part are in a
   * chunk of the same name, which then comes beside it.
   */
  chunks: readonly string[];
  /** widgets that the browser fills, `account/WishlistButton` */
  places: readonly string[];
}

/** What the boot script starts: the platform, the files of the parts that drew the page, the rest. */
export function bootData(set: ReleaseSet, { owners, chunks, places }: PageParts): BootData {
  const lazy = (one: AppVersion) => chunks.flatMap((chunk) => chunkScripts(one, chunk));
  const host = part(set, 'host');
  const remotes = owners.flatMap((name) => {
    const remote = part(set, name);
    return [...face(remote), ...lazy(remote)];
  });
  return {
    scripts: [...needed(host, 'main'), ...lazy(host), ...remotes],
    later: filledLater(set, owners, places),
    scriptOrigins: [],
  };
}

/** The files of places, without those of remotes that are in the page already. */
function filledLater(
  set: ReleaseSet,
  owners: readonly string[],
  places: readonly string[],
): PageScript[] {
  const files = places.flatMap((place) => {
    const [owner = '', widget = ''] = place.split('/');
    const remote = set.parts[owner];
    if (!remote || owners.includes(owner)) return [];
    return [...face(remote), ...chunkScripts(remote, `widgets/${widget}`)];
  });
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** The release as the page carries it. */
export function pageRelease(set: ReleaseSet): PageRelease {
  const remotes = Object.values(set.parts).filter(({ name }) => name !== 'host');
  return {
    id: set.id,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, pageRemote(remote)])),
  };
}

function part(set: ReleaseSet, name: string): AppVersion {
  const found = set.parts[name];
  if (!found) throw new Error(`the release ${set.id} has no part "${name}"`);
  return found;
}
