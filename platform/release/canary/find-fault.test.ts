import { type ArmCounts, type Counts, noCounts } from '../../release-set/canary';
import { findFault } from './find-fault';

/** Random numbers with a fixed seed (mulberry32), the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often pages of a version fail: parts of all pages. */
interface Version {
  /** thrown in the browser, and reported */
  throws?: number;
  /** without a word: a robot, no scripts, or a page that does not come alive */
  silent?: number;
}

/** A release that is watched after each page of the canary. */
interface Trial {
  canary: Version;
  control: Version;
  /** part of the visitors that gets the canary */
  share?: number;
  /** pages of the canary at which the watching ends */
  pages: number;
  seed: number;
}

/** @returns the page of the canary at which it is found to be worse; none when it is not */
function watch({ canary, control, share = 0.1, pages, seed }: Trial): number | undefined {
  const random = randomNumbers(seed);
  const counts = noCounts();
  const send = (arm: ArmCounts, { throws = 0, silent = 0 }: Version) => {
    arm.pages += 1;
    arm.settled += 1;
    if (random() < throws) arm.draw += 1;
    if (random() >= silent) arm.alive += 1;
  };
  for (let page = 1; page <= pages; page += 1) {
    while (random() >= share) send(counts.control, control);
    send(counts.canary, canary);
    if (findFault(counts).isWorse) return page;
  }
  return undefined;
}

const repeat = (runs: number, trial: Omit<Trial, 'seed'>): (number | undefined)[] =>
  Array.from({ length: runs }, (_, seed) => watch({ ...trial, seed }));

/** @returns part of the runs in which it was found by that page */
const foundBy = (page: number, found: readonly (number | undefined)[]): number =>
  found.filter((at) => at !== undefined && at <= page).length / found.length;

describe('a sound version', () => {
  it.each<[what: string, version: Version]>([
    ['never fails', {}],
    ['fails one page in 200, as the one before does', { throws: 0.005 }],
    ['has one page in 20 that never comes alive, as the one before has', { silent: 0.05 }],
    ['has as many robots as people', { silent: 0.5 }],
    ['fails and is silent as often as the one before', { throws: 0.02, silent: 0.2 }],
  ])('is found to be worse in at most 1 of 1,000 releases: it %s', (_what, version) => {
    const found = repeat(1_000, { canary: version, control: version, pages: 100 });
    expect(foundBy(100, found)).toBeLessThanOrEqual(0.001);
  });

  it('is not found to be worse where it is worse by just the bound', () => {
    const canary = { throws: 0.01, silent: 0.07 };
    const control = { throws: 0.005, silent: 0.05 };
    const found = repeat(1_000, { canary, control, pages: 100 });
    expect(foundBy(100, found)).toBeLessThanOrEqual(0.001);
  });

  it('is not found to be worse by one visitor in whose browser it fails', () => {
    const counts = noCounts();
    Object.assign(counts.control, { pages: 900, settled: 900, alive: 860 });
    Object.assign(counts.canary, { pages: 100, settled: 100, alive: 96, draw: 2 });
    expect(findFault(counts).isWorse).toBe(false);
  });
});

describe('a version that throws for one page in five', () => {
  it.each([0, 0.05, 0.5])(
    'is found within 50 of its pages where a part of %s of all pages never comes alive',
    (silent) => {
      const trial = { canary: { throws: 0.2, silent }, control: { silent }, pages: 100 };
      const found = repeat(1_000, trial);
      expect(foundBy(50, found)).toBeGreaterThan(0.93);
      expect(foundBy(100, found)).toBe(1);
    },
  );

  it('is found within 100 of its pages where half of the visitors have it', () => {
    const trial = { canary: { throws: 0.2 }, control: {}, share: 0.5, pages: 150 };
    expect(foundBy(100, repeat(500, trial))).toBeGreaterThan(0.85);
  });
});

describe('a version whose pages stay silent for one visitor in five', () => {
  it('is found within 50 of its pages in most releases, if those of the other come alive', () => {
    const found = repeat(1_000, { canary: { silent: 0.2 }, control: {}, pages: 150 });
    expect(foundBy(50, found)).toBeGreaterThan(0.7);
    expect(foundBy(150, found)).toBeGreaterThan(0.99);
  });

  it('is found within 100 of them in most, if one page in 20 never comes alive anyway', () => {
    const canary = { silent: 0.24 };
    const found = repeat(500, { canary, control: { silent: 0.05 }, pages: 250 });
    expect(foundBy(100, found)).toBeGreaterThan(0.6);
    expect(foundBy(250, found)).toBeGreaterThan(0.97);
  });
});

describe('evidence', () => {
  it('is 0 before anything was counted, and needs no pages of the other version', () => {
    expect(findFault(noCounts())).toEqual({ isWorse: false, evidence: 0 });
    const counts: Counts = noCounts();
    Object.assign(counts.canary, { pages: 10, server: 10, settled: 10 });
    expect(findFault(counts).evidence).toBeLessThan(1_000);
  });

  it('counts a page once, whatever it reports', () => {
    const once = noCounts();
    Object.assign(once.canary, { pages: 5, draw: 5 });
    const twice = noCounts();
    Object.assign(twice.canary, { pages: 5, draw: 5, load: 5 });
    expect(findFault(twice)).toEqual(findFault(once));
  });

  it('is a number for a month of a busy site', () => {
    const counts = noCounts();
    Object.assign(counts.control, { pages: 9e6, settled: 9e6, alive: 8e6, draw: 9e3 });
    Object.assign(counts.canary, { pages: 1e6, settled: 1e6, alive: 8.9e5, draw: 1e3 });
    const { isWorse, evidence } = findFault(counts);
    expect([isWorse, Number.isFinite(evidence)]).toEqual([false, true]);
  });
});
