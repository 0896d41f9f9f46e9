import { failureLog } from './failure-log';

const lines: object[] = [];
const log = { warn: (details: object) => lines.push(details) };

beforeEach(() => {
  lines.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the failures of versions', () => {
  it('are logged at once, each version and kind by itself', () => {
    const note = failureLog(log);
    note('catalog', '2.0.0', 'server');
    note('catalog', '2.0.0', 'load');
    note('blog', '1.0.0', 'server');
    expect(lines).toEqual([
      { app: 'catalog', version: '2.0.0', kind: 'server' },
      { app: 'catalog', version: '2.0.0', kind: 'load' },
      { app: 'blog', version: '1.0.0', kind: 'server' },
    ]);
  });

  it('are counted when they repeat, in one line a minute', () => {
    const note = failureLog(log);
    for (let count = 0; count < 500; count += 1) note('catalog', '2.0.0', 'draw');
    expect(lines).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    expect(lines.slice(1)).toEqual([
      { app: 'catalog', version: '2.0.0', kind: 'draw', times: 499 },
    ]);
  });

  it('are logged at once again after a quiet minute', () => {
    const note = failureLog(log);
    note('catalog', '2.0.0', 'server');
    jest.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    note('catalog', '2.0.0', 'server');
    expect(lines).toHaveLength(2);
  });
});
