import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { readReport } from './report.mjs';

describe('the end of `npm test` names what failed', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (result, code = 1) => {
    const report = join(folder, 'report.json');
    writeFileSync(report, JSON.stringify(result));
    return readReport({ code, report, lastLines: ['the last line'] });
  };
  const failuresOf = (result, code = 1) => {
    const jest = { numPassedTests: 5, numPendingTests: 0, numTodoTests: 1 };
    return read(result.testResults ? { ...jest, ...result } : result, code).failures;
  };
  const suite = (changes) => ({
    name: join(root, 'api/tests/cart.test.ts'),
    message: '',
    assertionResults: [],
    ...changes,
  });
  const assertion = (changes) => ({
    status: 'failed',
    fullName: 'A cart adds up',
    failureMessages: ['Error: 2 is not 3\n    at cart.test.ts:7'],
    ...changes,
  });

  it('nothing of what passed', () => {
    const passed = assertion({ status: 'passed', failureMessages: [] });
    expect(failuresOf({ testResults: [suite({ assertionResults: [passed] })] }, 0)).toEqual([]);
  });

  it('tests of jest by their file, whole name and message', () => {
    const passed = assertion({ status: 'passed', failureMessages: [] });
    const testResults = [suite({ message: 'all', assertionResults: [passed, assertion()] })];
    expect(failuresOf({ testResults })).toEqual([
      {
        name: 'api/tests/cart.test.ts › A cart adds up',
        message: 'Error: 2 is not 3\n    at cart.test.ts:7',
      },
    ]);
  });

  it('a suite of jest that could not start', () => {
    const testResults = [suite({ message: '  Cannot find module' }), suite()];
    expect(failuresOf({ testResults })).toEqual([
      { name: 'api/tests/cart.test.ts', message: 'Cannot find module' },
    ]);
  });

  it('tests of Playwright by project, place and titles, and what failed outside of any', () => {
    const spec = (title, ...statuses) => ({
      title,
      file: 'specs/cart.spec.ts',
      line: 12,
      tests: statuses.map((status) => ({
        status,
        projectName: 'phone',
        results: [{ errors: [{ message: `\u001b[31m${status}\u001b[39m` }] }],
      })),
    });
    const inner = { title: 'a customer', specs: [spec('orders', 'unexpected', 'expected')] };
    const outer = { title: 'specs/cart.spec.ts', file: 'specs/cart.spec.ts' };
    const suites = [{ ...outer, specs: [spec('opens', 'flaky', 'skipped')], suites: [inner] }];
    expect(
      failuresOf({ stats: { expected: 1 }, suites, errors: [{ message: 'No shop' }] }),
    ).toEqual([
      { name: '[phone] specs/cart.spec.ts:12 › opens', message: 'flaky' },
      { name: '[phone] specs/cart.spec.ts:12 › a customer › orders', message: 'unexpected' },
      { name: 'outside of any test', message: 'No shop' },
    ]);
  });

  it('with so much of each message, and of so many, that all can be read', () => {
    const long = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(1_000)}`).join('\n');
    const assertionResults = Array.from({ length: 30 }, () =>
      assertion({ failureMessages: [long] }),
    );
    const all = failuresOf({ testResults: [suite({ assertionResults })] });
    expect(all).toHaveLength(30);
    const lines = all[0].message.split('\n');
    expect(lines).toHaveLength(15);
    expect(lines[14]).toMatch(/^14 x{297}$/);
    expect(all.filter(({ message }) => message)).toHaveLength(20);
  });

  it('or what a step said last, when no report tells', () => {
    const last = [{ name: 'it ended with an error, after this:', message: 'the last line' }];
    expect(readReport({ code: 1, lastLines: ['the last line'] }).failures).toEqual(last);
    expect(failuresOf({ testResults: [suite()] })).toEqual(last);
    expect(failuresOf('no report')).toEqual(last);
  });

  describe('and counts every runner', () => {
    const count = (given) => {
      const { passed, failed, skipped } = given;
      return [passed, failed, skipped];
    };
    const jest = { numPassedTests: 5, numPendingTests: 0, numTodoTests: 1, testResults: [] };

    it('a check is one', () => {
      expect(count(readReport({ code: 0 }))).toEqual([1, 0, 0]);
      expect(count(readReport({ code: 2 }))).toEqual([0, 1, 0]);
    });

    it('jest counts tests, and each suite that could not start as a failure', () => {
      const testResults = [
        suite({ assertionResults: [assertion(), assertion()] }),
        suite({ message: 'Cannot find module' }),
      ];
      expect(count(read({ ...jest, testResults }))).toEqual([5, 3, 1]);
    });

    it('Playwright counts a flaky test as failed', () => {
      const tests = ['unexpected', 'flaky'].map((status) => ({ status, results: [] }));
      const suites = [{ title: 'a', file: 'a', specs: [{ title: 'b', file: 'a', tests }] }];
      const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 0 };
      expect(count(read({ stats, suites }))).toEqual([9, 2, 0]);
    });

    it('a runner that ends with an error, ran nothing or left no report has failed', () => {
      expect(read(jest).failed).toBe(1);
      expect(read({ ...jest, numPassedTests: 0 }, 0).failed).toBe(1);
      expect(readReport({ code: 0, report: join(folder, 'none.json') }).failed).toBe(1);
    });
  });
});
