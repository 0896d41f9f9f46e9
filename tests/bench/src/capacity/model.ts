/** CPU times are in ms, of one core of the machine that docs/capacity.md names. */
export interface MeasuredShop {
  products: number;
  /** of a copy for a page that is in no cache */
  pageMs: number;
  /** of PostgreSQL for such a page, whose data is in no cache either */
  pageQueryMs: number;
  /** of PostgreSQL for what a copy counts again after a change to the catalogue */
  recountMs: number;
  /** memory of a copy in which visitors have searched */
  copyMB: number;
}

export interface Measured {
  orderMs: number;
  orderQueryMs: number;
  /** of PostgreSQL in a second for a copy without visitors */
  idleQueryMs: number;
  /** most connections of a copy */
  connections: number;
  /** pages of a visit; what the copies send for them, and what the CDN sends in all */
  visit: { pages: number; originKB: number; cdnKB: number; cdnRequests: number };
  /** objects of a release, which each machine reads from the bucket */
  releaseFiles: number;
}

export interface Assumed {
  machine: { cores: number; memoryMB: number; dollarsPerHour: number };
  /** the primary; its standby costs the same */
  database: { cores: number; connections: number; dollarsPerHour: number };
  /** part of the CPU that may be in use at the peak */
  busyShare: number;
  /** visits in the busiest second, of those in a mean one */
  peak: number;
  ordersPerVisit: number;
  /** between two changes to the catalogue, which empty the caches */
  secondsBetweenChanges: number;
  /** of the line into the balancer */
  lineMbitPerSecond: number;
  bucketRequestsPerSecond: number;
  cdnDollarsPerGB: number;
  cdnDollarsPerRequest: number;
}

/** What ends first, and the visits a second that it ends at. */
interface Limit {
  what: string;
  visitsPerSecond: number;
}

export interface Carried {
  copies: number;
  /** the lowest one first, with a pooler for the connections to PostgreSQL */
  limits: Limit[];
  /** visits a second, where PostgreSQL takes the connections of only so many copies */
  withoutPooler: number;
  /** until every machine has read a release */
  releaseSeconds: number;
  /** at the visits that the first limit allows at the peak */
  visitsPerMonth: number;
  dollarsPerMonth: number;
}

const hoursPerMonth = 730;

/**
 * What machines behind a CDN carry: computed from slopes that were measured on one machine, with
 * one copy for each core. Each page is rendered, as for visitors without scripts; the CDN takes files.
 */
export function carry(
  machines: number,
  shop: MeasuredShop,
  measured: Measured,
  assumed: Assumed,
): Carried {
  const { visit } = measured;
  const { machine, database, busyShare, ordersPerVisit } = assumed;
  const fitting = Math.floor(machine.memoryMB / shop.copyMB);
  const copies = machines * Math.min(machine.cores, fitting);
  const visitMs = visit.pages * shop.pageMs + ordersPerVisit * measured.orderMs;
  const byCpu = (count: number) => (count * busyShare * 1_000) / visitMs;

  // Of each page a copy asks the database once between two changes.
  const { secondsBetweenChanges } = assumed;
  const fixedMs = copies * (measured.idleQueryMs + shop.recountMs / secondsBetweenChanges);
  const freeMs = Math.max(0, database.cores * busyShare * 1_000 - fixedMs);
  const ordersMs = ordersPerVisit * measured.orderQueryMs;
  const allPagesMs = copies * (shop.products / secondsBetweenChanges) * shop.pageQueryMs;
  const ifNothingIsCached = freeMs / (visit.pages * shop.pageQueryMs + ordersMs);
  const ifAllIsCached = freeMs > allPagesMs ? (freeMs - allPagesMs) / ordersMs : 0;

  const connected = Math.floor(database.connections / measured.connections);
  const limits = [
    { what: 'CPU of the copies', visitsPerSecond: byCpu(machines * machine.cores) },
    { what: 'memory of the machines', visitsPerSecond: byCpu(machines * fitting) },
    {
      what: 'CPU of PostgreSQL',
      visitsPerSecond: Math.max(ifNothingIsCached, ifAllIsCached),
    },
    {
      what: 'the line',
      visitsPerSecond: (assumed.lineMbitPerSecond * 125) / visit.originKB,
    },
  ].sort((one, other) => one.visitsPerSecond - other.visitsPerSecond);

  const [{ visitsPerSecond }] = limits as [Limit];
  const visitsPerMonth = (visitsPerSecond / assumed.peak) * hoursPerMonth * 3_600;
  const hourly = machines * machine.dollarsPerHour + 2 * database.dollarsPerHour;
  const ofVisit =
    (visit.cdnKB / 1e6) * assumed.cdnDollarsPerGB +
    visit.cdnRequests * assumed.cdnDollarsPerRequest;
  return {
    copies,
    limits,
    withoutPooler: Math.min(visitsPerSecond, byCpu(connected)),
    releaseSeconds: (machines * measured.releaseFiles) / assumed.bucketRequestsPerSecond,
    visitsPerMonth,
    dollarsPerMonth: hourly * hoursPerMonth + visitsPerMonth * ofVisit,
  };
}
