import type { PageData, PageScript } from '../page-data';

/** What the boot script reads from the page. */
export interface BootData {
  /** the platform first, then the files of the remotes that drew the page, in the order of need */
  scripts: readonly PageScript[];
  /** see `PageData`: here when the page has no file of data */
  later?: readonly PageScript[];
  /** hash of what hydration needs (`/page-data/<hash>/<path>`); missing when the page holds it */
  pageData?: string;
  /** Only for hosts of earlier releases, which read it, and to which a site may roll back. */
  scriptOrigins?: readonly [];
}

/** What the boot script leaves for the host. */
export interface BootState {
  /** to be called just before hydration, when React's own listeners take over */
  stopRecordingClicks(): void;
  /** presses the buttons that were pressed too early */
  replay(): void;
  discardClicks(): void;
  /** a router draws the page of the address; until then Back and Forward load the document */
  hasRouter?: boolean;
  /** they do: this document is not to be hydrated, since its address is another page's by now */
  isLeaving?: boolean;
  /** settled when every script has run or failed; missing until they are started */
  scripts?: Promise<unknown>;
  /** the same of those that fill the page's places */
  later?: Promise<unknown>;
  /** what came for `pageData`: the data, or the status of another answer, or nothing */
  pageData?: Promise<PageData | number | undefined>;
}

declare global {
  interface Window {
    shopBooting?: BootState;
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  }
}
