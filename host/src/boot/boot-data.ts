/** A script file of this page. */
export interface PageScript {
  url: string;
  integrity: string;
}

/** What the boot script reads from the page. */
export interface BootData {
  main: PageScript;
  /** fetched beside main, in the order of need */
  preload: readonly PageScript[];
  /** origins that scripts may come from, beside the page's own */
  scriptOrigins: readonly string[];
}

/** What the boot script leaves for the host. */
export interface Booting {
  /** to be called just before hydration, when React's own listeners take over */
  stopKeeping(): void;
  /** presses the buttons that were pressed too early */
  replay(): void;
  forget(): void;
}

declare global {
  interface Window {
    shopBooting?: Booting;
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  }
}
