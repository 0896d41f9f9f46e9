/** A package of the site that the host provides to remotes. */
export interface SharedPackage {
  /** below the root; has `package.json` and `CHANGELOG.md` */
  folder: string;
  /** subpaths that each app bundles instead, and where they are below the root */
  bundled?: RegExp;
  bundledFolders?: readonly string[];
}

/** What a site decides for its builds and releases, in its `webpack.common.js`. */
export interface SiteBuild {
  /** by the beginning of the request, such as `@site/shared/`; besides React and the platform */
  packages?: Readonly<Record<string, SharedPackage>>;
  /** npm packages that the host provides as well */
  libraries?: readonly string[];
  /** names that older remotes ask for → requests; read for the host alone */
  olderNames?: () => Readonly<Record<string, string>>;
  /** scripts of the host that stand alone, name → file below the root */
  scripts?: Readonly<Record<string, string>>;
  /**
   * folder, below the root, of the tables of what crosses between apps: `widgets.ts` (an interface
   * name → props), `events.ts` (an interface name → detail, and `eventVersions`), `endpoints.ts`
   * (`endpoints`, by `METHOD /path`); each may be missing
   */
  contract?: string;
  /** folder, below the root, of what `npm run new` copies */
  templates?: string;
  /**
   * TypeScript file, below the root, that exports `defaultConfig`: a release is tried with it on a host
   * whose `RenderingSite` has no `defaultConfig`, such as one of an earlier version
   */
  defaultConfig?: string;
}

type Builds = readonly import('webpack').Configuration[];

/** The builds of a site's apps, for the `webpack.config.js` of each. */
export declare function sitePreset(site?: SiteBuild): {
  /** for releases, which load this without webpack */
  site: SiteBuild;
  /** @param dir the host's folder */
  host(dir: string): Builds;
  /**
   * @param dir a remote's folder: `catalog-mf` for the remote `catalog`
   * @param options modules that `minChunks` of its chunks need come once, with `./remote`;
   *   `openElements` are its elements as components for hosts elsewhere, exposed name → element
   */
  remote(
    dir: string,
    options?: { minChunks?: number; openElements?: Readonly<Record<string, string>> },
  ): Builds;
};

/**
 * Writes `bom.cdx.json`, the libraries of a remote built elsewhere by webpack or Rspack. One and the
 * same plugin stands in both builds, whose `name` is `browser` and `server`: the later one of them
 * writes the libraries of both.
 */
export declare class BillPlugin {
  constructor(app: { name: string; version: string });
  apply(compiler: import('webpack').Compiler): void;
}

/**
 * Gives each chunk that a remote's entry loads its Subresource Integrity, also in a webpack that is
 * not configured by the preset.
 * @param entry file name of the entry, `remoteEntry.js`
 */
export declare class ChunkIntegrityPlugin {
  constructor(entry: string);
  apply(compiler: import('webpack').Compiler): void;
}

/** Writes `contract.json`: what a remote built elsewhere states, and the files of each chunk. */
export declare class ContractPlugin {
  /** @param stated what its contract.json says, with its name and version */
  constructor(stated: object);
  apply(compiler: import('webpack').Compiler): void;
}

/**
 * What the configuration of a remote built elsewhere has to know of the site that it runs in.
 * @param ofSite what the site's host provides besides the platform, by the names it is imported by;
 *   a name that ends with `/` is all that begins so
 */
export declare function remoteBuild(
  app: { name: string; version: string },
  ofSite?: readonly string[],
): {
  /** name of the container, a global variable */
  container: string;
  /** `shared` of the federation plugin */
  shared: Readonly<Record<string, object>>;
  /** `resolve.alias` of webpack's build for browsers: the host's copy of the federation runtime */
  alias: Readonly<Record<string, string>>;
  /** for `externals` of the build for the server */
  external(data: { request: string }, callback: (error?: null, external?: string) => void): void;
};
