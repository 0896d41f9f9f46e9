import type { SiteAddresses } from '../html';
import type { PageRelease } from '../release-set/release-set';

export interface PageScript {
  url: string;
  integrity: string;
  /** a module is fetched and not run: its importer runs it */
  type?: 'module';
}

/** Styles of a page's components, in two parts. */
export interface SplitStyles {
  /** of styled-components: only the same one can take them over */
  version: string;
  /** rules of the first view, one a line */
  first: string;
  /** each rule and mark in its order; '' stands for the next rule of the first part */
  later: readonly string[];
}

/**
 * What only hydration needs: a file of its own, `/page-data/<hash>/<path>`; the HTML then holds
 * the release's id alone. The HTML of a page that the browser renders holds all of it.
 */
export interface PageData {
  /** of the site; what it holds more is for the site's own code */
  config: SiteAddresses;
  release: PageRelease;
  /** remotes whose HTML is in the page, with the version that drew it */
  rendered: Readonly<Record<string, string>>;
  /** the remote that owns the page, if any */
  owner?: string;
  /** React Router's hydration data; missing when the page is a shell to be drawn in the browser */
  router?: { loaderData: Record<string, unknown>; errors?: Record<string, unknown> | null };
  /** data of the slots that were rendered, by slot key */
  slots: Readonly<Record<string, unknown>>;
  styles?: Pick<SplitStyles, 'version' | 'later'>;
  /** scripts of widgets that the browser renders; hydration does not wait for them */
  later?: readonly PageScript[];
  /** names of widgets that the browser fills in this page */
  places: readonly string[];
}
