/**
 * The site's folder, absolute: where `webpack.common.js` is. The platform may be a workspace in it
 * or an installed package; of a package, the nearest such folder from the working directory upwards.
 * Where there is none it is the working directory, which `release` needs no site in.
 */
export declare const root: string;

/** Absolute: a workspace of the site, or an installed package. */
export declare const platformFolder: string;

export declare const hasSite: boolean;

/** Says that there is none; for commands that need one. */
export declare const noSite: string;

/**
 * The one list of apps: name in the release set → folder below the root. The folder `NAME-mf` is
 * the remote NAME; a checkout of one team lacks those of the others. The host comes first.
 */
export declare const appFolders: Readonly<Record<string, string>>;

/** What the site decides for its builds and releases (`webpack.common.js`). */
export declare function siteBuild(): import('./preset').SiteBuild;
