import { countTests } from './count-tests.mjs';
import { runProgram } from './processes.mjs';

/** @typedef {import('./count-tests.mjs').Count & { name: string, seconds: number }} Result */

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
    const code = await runProgram(step);
    const seconds = (performance.now() - begun) / 1000;
    const result = { name: step.name, seconds, ...countTests({ code, report: step.report }) };
    console.log(
      `[${step.name}] ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`,
    );
    results.push(result);
  }
  return results;
}

/**
 * A table of the steps; its last line is `N passed, N failed`.
 * @param {Result[]} results
 */
export function printResults(results) {
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
