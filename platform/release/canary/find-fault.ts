import type { ArmCounts, Counts } from '../../release-set/canary';

/** Pages that were watched, and how many of them failed. */
export interface Sample {
  pages: number;
  failed: number;
}

/** By how much more of its pages a version may fail than the one before: a part of all pages. */
const bounds = {
  /** what browsers and the server report; of a sound version that is next to nothing */
  reported: 0.005,
  /** pages that never say that they came alive: new files load more slowly than those of a cache */
  silent: 0.02,
};

/** In so many pages of the canary a fault of one page in five is found: fewer show nothing. */
export const minPages = 50;

/** Of sound versions at most so many are ever found to be worse, however often one looks. */
const maxFalseAlarms = 1 / 1_000;

/**
 * Whether a version fails more of its pages than the one before, by more than the bounds.
 * The mathematics: docs/decisions/canary-evidence.md.
 * @returns `isWorse`, and the evidence for it: an e-value, 0 where there is none
 */
export function findFault({ canary, control }: Counts): { isWorse: boolean; evidence: number } {
  const reported = logEvidence(failedPages(control), failedPages(canary), bounds.reported);
  const silent = logEvidence(neverAlive(control), neverAlive(canary), bounds.silent);
  const evidence = Math.min((Math.exp(reported) + Math.exp(silent)) / 2, Number.MAX_VALUE);
  return { isWorse: evidence >= 1 / maxFalseAlarms, evidence };
}

/** @returns what failed of an arm's pages by their own report, or the server's */
export const failedPages = ({ pages, load, draw, server }: ArmCounts): Sample => ({
  pages,
  failed: Math.min(pages, load + draw + server),
});

/** @returns what never came alive, of the pages that had the time to */
export const neverAlive = ({ settled, alive }: ArmCounts): Sample => ({
  pages: settled,
  failed: Math.max(0, settled - alive),
});

/** What is expected of rates: weights of a Beta distribution, (failures, successes). */
type Prior = readonly [a: number, b: number];
/** One page in 200 or less, one in 20, or anything. */
const controlPriors: readonly Prior[] = [
  [0.3, 60],
  [2, 38],
  [0.5, 0.5],
];
const canaryPriors: readonly Prior[] = [[1, 3]];

/** Logarithm of an e-process against "the canary's rate is at most the control's and the bound". */
function logEvidence(control: Sample, canary: Sample, bound: number): number {
  // There is none: less than 1 in any case, and quickly known.
  if (rateOf(canary) <= rateOf(control) + bound) return Number.NEGATIVE_INFINITY;
  return (
    logMixture(control, controlPriors) +
    logMixture(canary, canaryPriors) -
    logLikeliestSound(control, canary, bound)
  );
}

/** Logarithm of the probability of a sample, the mean over all rates as the priors weigh them. */
function logMixture({ pages, failed }: Sample, priors: readonly Prior[]): number {
  const logs = priors.map(([a, b]) => logBeta(failed + a, pages - failed + b) - logBeta(a, b));
  const largest = Math.max(...logs);
  const sum = logs.reduce((total, one) => total + Math.exp(one - largest), 0);
  return largest + Math.log(sum / priors.length);
}

/**
 * Logarithm of the probability of both samples at those rates of a sound version that suit them
 * best: the canary's is the control's and the bound, since it is more in the samples.
 */
function logLikeliestSound(control: Sample, canary: Sample, bound: number): number {
  let [low, high] = [0, 1 - bound];
  // The slope falls as the rate grows: where it is 0 is found by halving, to a part of 1e12.
  for (let step = 0; step < 40; step += 1) {
    const rate = (low + high) / 2;
    if (slope(control, rate) + slope(canary, rate + bound) > 0) low = rate;
    else high = rate;
  }
  return logOf(control, low) + logOf(canary, low + bound);
}

const rateOf = ({ pages, failed }: Sample): number => (pages === 0 ? 0 : failed / pages);

const slope = ({ pages, failed }: Sample, rate: number): number =>
  failed / rate - (pages - failed) / (1 - rate);

/** Logarithm of the probability of a sample at a rate, without the number of its orders. */
const logOf = ({ pages, failed }: Sample, rate: number): number =>
  (failed === 0 ? 0 : failed * Math.log(rate)) +
  (failed === pages ? 0 : (pages - failed) * Math.log(1 - rate));

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series (NIST DLMF 5.11.1); below 10 by the recurrence. */
function logGamma(given: number): number {
  let x = given;
  let below = 1;
  for (; x < 10; x += 1) below *= x;
  const square = x * x;
  const series = (1 / 12 - (1 / 360 - 1 / (1_260 * square)) / square) / x;
  return (x - 0.5) * Math.log(x) - x + halfLog2Pi + series - Math.log(below);
}

const halfLog2Pi = Math.log(2 * Math.PI) / 2;
