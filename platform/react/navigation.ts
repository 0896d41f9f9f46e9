import type { NavigationEntry } from 'federated-site/release/release-set';

/**
 * What remotes add to the site's menu: `navigation` in the contracts of the release that pages are
 * rendered with. It is set before the first page, on the server and in the browser alike.
 */
export const siteNavigation: { entries: readonly NavigationEntry[] } = { entries: [] };
