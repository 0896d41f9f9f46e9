/**
 * How a version of a part failed its visitors: its code broke on the storefront server; its files
 * did not load in a browser; it threw there; the version before took its place there.
 */
export type FailureKind = 'server' | 'load' | 'draw' | 'previous';
