import type { Canary } from './canary';
import type { EmbedDefinition } from './embed-definition';

/** A file of a published version of an app: its hash and size. */
export interface PublishedFile {
  /** Subresource Integrity value, sha384. */
  integrity: string;
  bytes: number;
  /** Bytes as sent, brotli; missing for what is not compressed. */
  brotli?: number;
}

/** A link of the site's menu that a remote brings. */
export interface NavigationEntry {
  /** One of the remote's own paths, without parameters. */
  path: string;
  /** Plain text. */
  label: string;
}

/**
 * What an app says of itself, most of `part.json` in the release store. Name, platform, paths,
 * navigation and budget are the team's words; the rest is read from the build.
 */
export interface AppContract {
  name: string;
  version: string;
  /** Range of versions of what the host provides; the host's own is exact. */
  platform: string;
  /** React Router path patterns that this app answers. */
  paths: readonly string[];
  /** `remoteEntry.js` is an ES module that exports `init` and `get`; without it, a classic script. */
  entry?: 'module';
  /** `false`: the app has no server bundle, and only browsers render its pages and widgets. */
  server?: false;
  /** Title of its pages as the server sends them, where it has no server bundle. */
  title?: string;
  /** What it adds to the site's menu. */
  navigation?: readonly NavigationEntry[];
  /** Most that its browser scripts may weigh together, in kB of brotli (1 kB is 1,000 bytes). */
  budget?: number;
  /** Widgets that it offers, without its own name. */
  widgets: readonly string[];
  /** Elements that it offers to other web pages, `library-notices`; missing where only its code says it. */
  embeds?: readonly string[];
  /** What each of these elements shows and takes; missing in versions from before it was written. */
  embedDefinitions?: Readonly<Record<string, EmbedDefinition>>;
  /** Widgets of other apps that it places, `blog/LatestPosts`. */
  places: readonly string[];
  /** Events with their versions, `loan/extended@1`. */
  emits: readonly string[];
  consumes: readonly string[];
  /** API calls it makes, by their keys; for the host, all that the platform knows. */
  calls: readonly string[];
  /** What it takes of the modules that the host provides, `federated-site/router useParams`. */
  imports: readonly string[];
  /** TypeScript types of the widgets' props and the events' details above, by name. */
  types: Readonly<Record<string, string>>;
  /** Chunk name → files a page needs that uses it, below the version's folder. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** One app in a release set. */
export interface AppVersion extends AppContract {
  files: Readonly<Record<string, PublishedFile>>;
  /**
   * Integrity of its `part.json`, where its entry is an ES module: browsers read the hashes of
   * `files` there. Missing in releases from before it was written, and in `npm run dev`.
   */
  part?: string;
}

/** An immutable release: for host and every remote the version that is live. */
export interface ReleaseSet {
  /** Hash of the content, the name of its file. */
  id: string;
  parent: string | null;
  parts: Readonly<Record<string, AppVersion>>;
  /**
   * App → the oldest release known to lead here that has it in the same version: what was before
   * is its parent's, however many releases of other apps lie between. Missing for what is new.
   */
  since?: Readonly<Record<string, string>>;
}

/** The one mutable file: what a channel points at. */
export interface Channel {
  release: string;
  previous: string | null;
  /** Number of the move that led here; each is one more than the one before. */
  move: number;
  /**
   * Versions that were rolled back or withdrawn, and not promoted since, `catalog@1.8.2`: a tab
   * that runs one makes its next navigation a full load, and none takes the place of one that
   * breaks. Missing in a store of before there was this.
   */
  withdrawnVersions?: readonly string[];
  /** The releases that hold one of them: tabs of older hosts know these only. */
  withdrawn: readonly string[];
  /** Of the channel `canary`, while a share of the visitors gets its release. */
  canary?: Canary;
}

/** A release as a page carries it: just what the browser needs to load remotes. */
export interface PageRelease {
  id: string;
  remotes: Readonly<Record<string, PageRemote>>;
  /** What remotes add to the menu; missing when it is nothing. */
  navigation?: readonly NavigationEntry[];
}

export interface PageRemote {
  version: string;
  /** Global name of its container, unique for a version. */
  container: string;
  /** URL of its entry. */
  entry: string;
  /** The entry is an ES module; without it, a classic script. */
  type?: 'module';
  integrity: string;
  /** Of its `part.json`, where the entry is an ES module. */
  part?: string;
  paths: readonly string[];
}

/**
 * How a version of an app failed its visitors: its code broke on the storefront server; a page of
 * several apps broke there, of which it is one; its files did not load in a browser; it threw there;
 * the version before took its place there.
 */
export type FailureKind = 'server' | 'page' | 'load' | 'draw' | 'previous';
