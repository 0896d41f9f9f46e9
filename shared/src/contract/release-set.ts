/** A file of a published part: its path below the part's folder, its hash and size. */
export interface PublishedFile {
  /** Subresource Integrity value, sha384. */
  integrity: string;
  bytes: number;
}

/** What a part says of itself: `contract.json` in the release store. */
export interface PartContract {
  name: string;
  version: string;
  /** Range of the platform (`@shop/shared`) that it was built against; the host's own is exact. */
  platform: string;
  /** React Router path patterns that this part answers. */
  paths: readonly string[];
  widgets: readonly string[];
  /** Events with their versions, `cart/changed@1`. */
  emits: readonly string[];
  consumes: readonly string[];
  /** Chunk name → files a page needs that uses it, below the part's folder. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** One part in a release set. */
export interface ReleasePart extends PartContract {
  files: Readonly<Record<string, PublishedFile>>;
}

/** An immutable release: for host and every remote the version that is live. */
export interface ReleaseSet {
  /** Hash of the content, the name of its file. */
  id: string;
  parent: string | null;
  parts: Readonly<Record<string, ReleasePart>>;
}

/** The one mutable file: what a channel points at. */
export interface Channel {
  release: string;
  previous: string | null;
}

/** A release as a page carries it: just what the browser needs to load remotes. */
export interface PageRelease {
  id: string;
  remotes: Readonly<Record<string, PageRemote>>;
}

export interface PageRemote {
  version: string;
  /** Global name of its container, unique for a version. */
  container: string;
  /** URL of its entry. */
  entry: string;
  integrity: string;
  paths: readonly string[];
}
