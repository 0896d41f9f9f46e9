import { ResourceCache } from 'federated-site/async';

/** What React may put into the page: a text, or where Trusted Types are enforced more than that. */
export interface ShownHtml {
  __html: string | TrustedHTML;
}

/** What this tab's own sanitiser has made, by its text: a visitor goes back and forth between a few. */
export const shownHtml = new ResourceCache<ShownHtml>({ maxEntries: 20 });
