import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.mjs';

describe('the last line of `npm test` counts every runner', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const reportOf = (result) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(result));
    return file;
  };
  const jestReport = (changes) =>
    reportOf({
      numPassedTests: 5,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      ...changes,
    });

  it('a check is one', () => {
    expect(countTests({ code: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countTests({ code: 2 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('jest counts tests, and each suite that could not start as a failure', () => {
    const report = jestReport({ numFailedTests: 2, numRuntimeErrorTestSuites: 1, numTodoTests: 1 });
    expect(countTests({ code: 1, report })).toEqual({ passed: 5, failed: 3, skipped: 1 });
  });

  it('Playwright counts a flaky test as failed', () => {
    const report = reportOf({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(countTests({ code: 1, report })).toEqual({ passed: 9, failed: 2, skipped: 0 });
  });

  it('a runner that ends with an error, ran nothing or left no report has failed', () => {
    expect(countTests({ code: 1, report: jestReport() }).failed).toBe(1);
    expect(countTests({ code: 0, report: jestReport({ numPassedTests: 0 }) }).failed).toBe(1);
    expect(countTests({ code: 0, report: join(folder, 'none.json') }).failed).toBe(1);
  });
});
