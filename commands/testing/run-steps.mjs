import { countTests } from './count-tests.mjs';
import { failedTests } from './failed-tests.mjs';
import { runProgram } from './processes.mjs';

/** @typedef {import('./count-tests.mjs').Count} Count */
/** @typedef {import('./failed-tests.mjs').Failure} Failure */
/** @typedef {Count & { name: string, seconds: number, failures: Failure[] }} Result */

/**
 * Runs steps one after the other; a failure does not keep the others from running.
 * @param {(import('./steps.mjs').Step)[]} steps
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps) {
  const results = [];
  for (const step of steps) {
    const begun = performance.now();
    console.log(`[${step.name}] begins`);
    const { code, lastLines } = await runProgram(step);
    const seconds = (performance.now() - begun) / 1000;
    const { name, report } = step;
    const count = countTests({ code, report });
    const failures = failedTests({ failed: count.failed, report, lastLines });
    const result = { name, seconds, ...count, failures };
    console.log(
      `[${step.name}] ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`,
    );
    results.push(result);
  }
  return results;
}

/**
 * What failed, and a table of the steps; its last line is `N passed, N failed`.
 * @param {Result[]} results
 */
export function printResults(results) {
  for (const { name: step, failures } of results) {
    for (const { name, message } of failures) {
      console.log(`\n[${step}] FAILED: ${name}`);
      if (message) console.log(message.replace(/^(?=.)/gm, '    '));
    }
  }
  console.log(`\n${'step'.padEnd(14)}  passed  failed  skipped  seconds`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    const cells = [
      String(passed).padStart(6),
      String(failed).padStart(6),
      String(skipped).padStart(7),
      seconds.toFixed(1).padStart(7),
    ];
    console.log(`${name.padEnd(14)}  ${cells.join('  ')}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
