import type { ShopConfig } from '@shop/shared/config';
import type { PageRelease } from '@shop/shared/contract';

/** What the server's HTML carries for hydration, as one JSON data block. */
export interface PageData {
  config: ShopConfig;
  release: PageRelease;
  /** remotes whose HTML is in the page, with the version that drew it */
  rendered: Readonly<Record<string, string>>;
  /** the remote that owns the page, if any */
  owner?: string;
  /** React Router's hydration data; missing when the page is a shell to be drawn in the browser */
  router?: { loaderData: Record<string, unknown>; errors?: Record<string, unknown> | null };
  /** data of the slots that were rendered, by slot key */
  slots: Readonly<Record<string, unknown>>;
  /** names of widgets that the browser fills in this page */
  places: readonly string[];
}
