/** A module's code, as webpack wraps it. */
export type Factory = (...args: never) => unknown;

/** What `webpack/dev/open-runtime-plugin.js` lays open of a build: its `__webpack_require__`. */
export interface WebpackRuntime {
  (id: string): unknown;
  /** code of the modules that are here */
  m: Record<string, Factory>;
  /** modules that have been run */
  c: Record<string, { exports: unknown }>;
}

declare global {
  interface Window {
    /** container → runtime */
    shopRuntimes?: Record<string, WebpackRuntime>;
  }
}
