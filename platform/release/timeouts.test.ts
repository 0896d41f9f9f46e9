import { checkTimeouts, timeoutsMs } from './timeouts';

describe('the timeouts of releases over HTTP', () => {
  it('stop the start when a command would give up while the server tries its files', () => {
    const wrong = { ...timeoutsMs, smokeTest: 180_000 };
    expect(() => checkTimeouts(wrong)).toThrow(/has tried them/);
  });
});
