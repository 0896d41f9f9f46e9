/**
 * The one list of apps: name in the release set → folder below the root. The folder `NAME-mf` is
 * the remote NAME; a checkout of one team lacks those of the others. The host comes first.
 */
export declare const appFolders: Readonly<Record<string, string>>;
