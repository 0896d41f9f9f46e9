/**
 * How a version of a part failed its visitors: its code broke on the storefront server; its files
 * did not load in a browser; it threw there; the version before took its place there.
 */
export type FailureKind = 'server' | 'load' | 'draw' | 'previous';

/** How often, in all, and when last, in ISO 8601. */
export type FailureCount = Partial<Record<FailureKind, number>> & { last: string };

/**
 * What one storefront server counted, as it keeps it in `failures/` of the release store:
 * `catalog@1.8.2` → count.
 */
export type FailureCounts = Readonly<Record<string, FailureCount>>;
