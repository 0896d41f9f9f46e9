import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * How many tests of a step passed and failed. A step without a report counts as one; a runner that
 * ended with an error although no test failed, or that ran no test, counts as failed.
 * @param {{ code: number, report?: string }} outcome
 * @returns {Count}
 */
export function countTests({ code, report }) {
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const { passed, failed, skipped } = read(report);
  const ranWell = code === 0 && passed > 0;
  return { passed, failed: failed === 0 && !ranWell ? 1 : failed, skipped };
}

function read(report) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return result.stats ? ofPlaywright(result) : ofJest(result);
}

/** A suite that could not even start has no tests in the report, and is one failure. */
const ofJest = (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  skipped: result.numPendingTests + result.numTodoTests,
});

const ofPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});
