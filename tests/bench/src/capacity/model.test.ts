import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shop';
import { capacityTable } from './capacity';
import { type Assumed, carry, type Measured, type MeasuredShop } from './model';

const shop: MeasuredShop = {
  products: 1_000,
  pageMs: 10,
  pageQueryMs: 1,
  recountMs: 6,
  copyMB: 500,
};
const measured: Measured = {
  orderMs: 50,
  orderQueryMs: 10,
  idleQueryMs: 1,
  connections: 30,
  visit: { pages: 5, originKB: 50, cdnKB: 1_000, cdnRequests: 100 },
  releaseFiles: 100,
};
const assumed: Assumed = {
  machine: { cores: 4, memoryMB: 4_000, dollarsPerHour: 0.1 },
  database: { cores: 8, connections: 1_200, dollarsPerHour: 0.5 },
  busyShare: 0.5,
  peak: 4,
  ordersPerVisit: 0,
  secondsBetweenChanges: 60,
  lineMbitPerSecond: 1_000,
  bucketRequestsPerSecond: 1_000,
  cdnDollarsPerGB: 0.1,
  cdnDollarsPerRequest: 1e-6,
};

interface Changes {
  machines?: number;
  shop?: Partial<MeasuredShop>;
  measured?: Partial<Measured>;
  assumed?: Partial<Assumed>;
}
const of = ({ machines = 1, ...changes }: Changes) =>
  carry(
    machines,
    { ...shop, ...changes.shop },
    { ...measured, ...changes.measured },
    { ...assumed, ...changes.assumed },
  );
const limit = (what: string, changes: Changes) =>
  of(changes).limits.find((one) => one.what === what)?.visitsPerSecond;

describe('what machines carry', () => {
  it('is what their CPU gives, while nothing else ends before', () => {
    // 4 cores × 0.5 × 1,000 ms / (5 pages × 10 ms)
    expect(limit('CPU of the copies', {})).toBe(40);
    expect(limit('CPU of the copies', { machines: 10 })).toBe(400);
    // An order in ten visits takes a tenth of 50 ms more.
    expect(limit('CPU of the copies', { assumed: { ordersPerVisit: 0.1 } })).toBeCloseTo(36.36, 1);
    expect(of({}).limits[0]?.visitsPerSecond).toBe(40);
  });

  it('is less where the memory holds fewer copies than cores, and nothing where it holds none', () => {
    expect(limit('memory of the machines', { shop: { copyMB: 2_000 } })).toBe(20);
    expect(of({ shop: { copyMB: 5_000 } })).toMatchObject({
      copies: 0,
      visitsPerMonth: 0,
      limits: [{ visitsPerSecond: 0 }, {}, {}, {}],
    });
  });

  it('ends with the connections of as many copies as PostgreSQL takes, where no pooler shares them', () => {
    expect(of({}).withoutPooler).toBe(40);
    // 1,200 connections of 30 for each copy: 40 copies, of 400.
    expect(of({ machines: 100 }).withoutPooler).toBe(400);
  });

  it('ends with the CPU of PostgreSQL, less what copies ask for without visitors', () => {
    const often = { assumed: { secondsBetweenChanges: 1 } };
    // 4,000 ms less 4 copies × (1 + 6 ms), over 5 queries of 1 ms.
    expect(limit('CPU of PostgreSQL', often)).toBeCloseTo((4_000 - 28) / 5);
    expect(limit('CPU of PostgreSQL', { ...often, shop: { recountMs: 4_000 } })).toBe(0);
  });

  it('does not depend on pages once every copy has each of them in its cache', () => {
    const orders = { ordersPerVisit: 0.1, secondsBetweenChanges: 1_000 };
    // Free are 4,000 − 4 × 1.006 ms; all pages take 4 copies × 1 a second × 1 ms, an order 10 ms.
    expect(limit('CPU of PostgreSQL', { assumed: orders })).toBeCloseTo(4_000 - 8.024);
    const many = { shop: { products: 10_000_000 }, assumed: orders };
    expect(limit('CPU of PostgreSQL', many)).toBeCloseTo((4_000 - 4.024) / 6);
  });

  it('ends with the line, which takes what the CDN does not have', () => {
    // 1,000 Mbit/s are 125,000 kB/s.
    expect(limit('the line', {})).toBe(2_500);
    expect(of({ assumed: { lineMbitPerSecond: 1 } }).limits[0]?.what).toBe('the line');
  });

  it('costs machines, two of the database, and what the CDN sends in a month', () => {
    const { visitsPerMonth, dollarsPerMonth } = of({});
    expect(visitsPerMonth).toBeCloseTo(10 * 730 * 3_600);
    expect(dollarsPerMonth).toBeCloseTo(1.1 * 730 + visitsPerMonth * (0.0001 + 0.0001));
  });

  it('has a release when all machines have read it from the bucket', () => {
    expect(of({ machines: 100 }).releaseSeconds).toBe(10);
  });
});

describe('docs/capacity.md', () => {
  const text = readFileSync(path.join(root, 'docs/capacity.md'), 'utf8');

  it('has the table that `npm run bench -- capacity` prints', () => {
    expect(text).toContain(`\n${capacityTable()}\n`);
  });

  it('is read in a few minutes', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(200);
  });
});
