/**
 * The site's folder, absolute: where `webpack.common.js` is. The platform may be a workspace in it
 * or an installed package; of a package, the nearest such folder from the working directory upwards.
 * Loading this throws where there is none.
 */
export declare const root: string;

/**
 * The one list of apps: name in the release set → folder below the root. The folder `NAME-mf` is
 * the remote NAME; a checkout of one team lacks those of the others. The host comes first.
 */
export declare const appFolders: Readonly<Record<string, string>>;

/** What the site decides for its builds and releases (`webpack.common.js`). */
export declare function siteBuild(): import('./preset').SiteBuild;
