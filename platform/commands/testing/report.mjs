import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/root.mjs';

/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} Report */

/** What is printed of a step: messages, lines of each, and characters of a line. */
const max = { messages: 20, lines: 15, characters: 300 };

/**
 * How many tests of a step passed and failed, and which failed: each by its name, the first ones
 * with the first lines of their messages. A step without a report counts as one. A runner that ended
 * with an error although no test failed, or that ran no test, has failed: its last lines are printed.
 * @param {{ code: number, report?: string, lastLines?: string[] }} outcome the exit code, and the
 *   file of JSON that jest or Playwright wrote
 * @returns {Report}
 */
export function readReport({ code, report, lastLines = [] }) {
  const { passed, skipped, failures } = report
    ? read(report)
    : { passed: code === 0 ? 1 : 0, skipped: 0, failures: [] };
  if (failures.length === 0 && (code !== 0 || passed === 0)) {
    const message = cut(lastLines);
    return {
      ...{ passed, failed: 1, skipped },
      failures: [{ name: 'it ended with an error, after this:', message }],
    };
  }
  const shortened = failures.map(({ name, message }, at) => ({
    name,
    message: at < max.messages ? cut(message.trim().split('\n').slice(0, max.lines)) : '',
  }));
  return { passed, failed: failures.length, skipped, failures: shortened };
}

const cut = (lines) =>
  lines.map((line) => stripVTControlCharacters(line).trimEnd().slice(0, max.characters)).join('\n');

function read(report) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    return result.stats ? ofPlaywright(result) : ofJest(result);
  } catch {
    return { passed: 0, skipped: 0, failures: [] };
  }
}

const ofJest = ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  skipped: numPendingTests + numTodoTests,
  failures: testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    // A suite that could not even start has a message of its own, and no tests.
    if (assertionResults.length === 0) return message ? [{ name: file, message }] : [];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
  }),
});

const ofPlaywright = ({ stats, suites, errors = [] }) => ({
  passed: stats.expected,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message = '' }) => ({ name: 'outside of any test', message })),
  ],
});

/** A flaky test has failed. */
function ofSuite({ title, file, suites = [], specs = [] }, above) {
  // The outermost suite is the file, and has its name.
  const titles = title === file ? above : [...above, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: [`[${projectName}] ${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
        message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
      })),
  );
  return [...failed, ...suites.flatMap((suite) => ofSuite(suite, titles))];
}
