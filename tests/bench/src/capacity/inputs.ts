import type { Assumed, Measured, MeasuredShop } from './model';

export const machineCounts = [1, 10, 100];

/** By `npm run bench -- catalogue`: medians; docs/capacity.md says where and when. */
export const shops: readonly MeasuredShop[] = [
  { products: 100, pageMs: 24, pageQueryMs: 1.1, recountMs: 20, copyMB: 300 },
  { products: 10_000, pageMs: 27, pageQueryMs: 0.9, recountMs: 140, copyMB: 450 },
  { products: 100_000, pageMs: 22, pageQueryMs: 0.7, recountMs: 510, copyMB: 820 },
  { products: 1_000_000, pageMs: 30, pageQueryMs: 0.8, recountMs: 2_970, copyMB: 450 },
];

export const measured: Measured = {
  orderMs: 5.2,
  orderQueryMs: 1.6,
  idleQueryMs: 2.3,
  // docs/decisions/connection-pools.md
  connections: 32,
  visit: { pages: 5, originKB: 114, cdnKB: 428, cdnRequests: 42 },
  releaseFiles: 249,
};

/** Stated, not measured: docs/capacity.md has their sources. Put your own in their place. */
export const assumed: Assumed = {
  // AWS m7g.xlarge and m7g.2xlarge on demand in us-east-1, June 2026.
  machine: { cores: 4, memoryMB: 15_000, dollarsPerHour: 0.1632 },
  database: { cores: 8, connections: 1_000, dollarsPerHour: 0.3264 },
  busyShare: 0.6,
  peak: 4,
  ordersPerVisit: 0.02,
  secondsBetweenChanges: 60,
  lineMbitPerSecond: 10_000,
  // S3's limit for reads of one prefix.
  bucketRequestsPerSecond: 5_500,
  // CloudFront, North America, the first 10 TB.
  cdnDollarsPerGB: 0.085,
  cdnDollarsPerRequest: 1e-6,
};
