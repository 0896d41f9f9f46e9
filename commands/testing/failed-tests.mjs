import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/root.mjs';

/** @typedef {{ name: string, message: string }} Failure */

/** What is told of a step: messages, lines of each, and characters of a line. */
const max = { messages: 20, lines: 15, characters: 300 };

/**
 * What failed in a step: every test by its name, the first ones with the first lines of their
 * messages. Where no report tells, it is the step itself with the last lines that it said.
 * @param {{ failed: number, report?: string, lastLines?: string[] }} outcome
 * @returns {Failure[]}
 */
export function failedTests({ failed, report, lastLines = [] }) {
  if (failed === 0) return [];
  const told = report ? read(report) : [];
  if (told.length === 0) {
    return [{ name: 'it ended with an error, after this:', message: cut(lastLines) }];
  }
  return told.map(({ name, message }, at) => ({
    name,
    message: at < max.messages ? cut(message.trim().split('\n').slice(0, max.lines)) : '',
  }));
}

const cut = (lines) =>
  lines.map((line) => stripVTControlCharacters(line).trimEnd().slice(0, max.characters)).join('\n');

function read(report) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    return result.stats ? ofPlaywright(result) : ofJest(result);
  } catch {
    return [];
  }
}

/** A suite that could not even start has a message of its own, and no tests. */
const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    const couldStart = assertionResults.length > 0 || !message;
    return couldStart ? failed : [{ name: file, message }];
  });

const ofPlaywright = ({ suites, errors = [] }) => [
  ...suites.flatMap((suite) => ofSuite(suite, [])),
  ...errors.map(({ message = '' }) => ({ name: 'outside of any test', message })),
];

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
