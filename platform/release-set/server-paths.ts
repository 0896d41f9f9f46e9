const serverPaths: readonly RegExp[] = [
  /^\/(?:_release|api|media|embed\/v1)(?:\/|$)/,
  /^\/(?:releases|remotes|page-data|page-styles|_inspect|_preview)\//,
  /^\/(?:channels\/current\.json|embed\.js|healthz|manifest\.webmanifest|readyz|robots\.txt|sitemap(?:-\d+)?\.xml|third-party-notices\.txt)$/,
];

/**
 * Whether the storefront server answers a path itself, before it looks for a page.
 * @param path in small letters, without a slash at its end
 */
export const isServerPath = (path: string): boolean => serverPaths.some((one) => one.test(path));
