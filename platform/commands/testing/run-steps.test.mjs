import { runSteps } from './run-steps.mjs';

const step = (script) => ({ name: 'slow', command: ['sh', '-c', script] });

describe('a step of `npm test`', () => {
  let printed;
  beforeEach(() => {
    printed = jest.spyOn(console, 'log').mockImplementation();
  });

  it('may take longer than the limit on silence, as long as it prints something', async () => {
    const goesOn = step('for line in 1 2 3 4 5 6; do sleep 0.5; echo "$line"; done');
    const [result] = await runSteps([goesOn], { silenceMs: 2_500 });
    expect(result).toMatchObject({ passed: 1, failed: 0 });
    expect(result.seconds).toBeGreaterThan(2.5);
  });

  it('is ended when it prints nothing any more, and counts as failed', async () => {
    const [result] = await runSteps([step('echo 1; exec sleep 600')], { silenceMs: 600 });
    expect(result.failed).toBe(1);
    expect(printed).toHaveBeenCalledWith(
      '[slow] has printed nothing for 0.01 minutes: it is ended',
    );
  });
});
