/**
 * The page that came with the document. While it is the one on show and something better is left
 * than an error in its place (what the server drew, or the app's previous version), an error
 * boundary throws on what it catches, up to React's root, which knows what to do.
 */
export const documentPage: {
  canFallBack: boolean;
  /** Whether the visitor has gone to a page since the document came, also back to its first one. */
  hasNavigated: boolean;
  /**
   * The navigation (key of its location) for which the document was asked for in place of an error.
   * A notice that throws is rendered again, and must not ask again.
   */
  reloadedFor?: string | undefined;
  /** What the server drew of other apps, by `widgetKey`. */
  slots: object;
  /** The remote whose widget threw; else it was the page's owner, or the host. */
  brokenRemote?: string | undefined;
} = { canFallBack: false, hasNavigated: false, slots: {} };
