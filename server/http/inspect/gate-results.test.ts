import type { GateQuestion } from './ask-gate';
import { GateResults } from './gate-results';

const question = (version: string): GateQuestion => ({
  ...{ storeDir: '/store', release: 'abc', part: 'catalog', version },
});

describe('what the gate says', () => {
  it('is asked for once for each version, one at a time', async () => {
    let running = 0;
    const asked: string[] = [];
    const verdicts = new GateResults(async ({ version }) => {
      running += 1;
      expect(running).toBe(1);
      asked.push(version);
      await Promise.resolve();
      running -= 1;
      return version === '2.0.0' ? ['it owns /about'] : [];
    });
    const all = ['1.0.0', '2.0.0', '2.0.0', '1.0.0'].map((one) => verdicts.of(question(one)));
    expect(await Promise.all(all)).toEqual([[], ['it owns /about'], ['it owns /about'], []]);
    expect(asked).toEqual(['1.0.0', '2.0.0']);
  });

  it('is asked for again when it was not to be had', async () => {
    const ask = jest.fn(async () => ['later'] as const);
    ask.mockRejectedValueOnce(new Error('no memory'));
    const verdicts = new GateResults(ask);
    await expect(verdicts.of(question('1.0.0'))).rejects.toThrow('no memory');
    expect(await verdicts.of(question('1.0.0'))).toEqual(['later']);
  });
});
