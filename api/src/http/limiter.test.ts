import { ApiError } from './api-error';
import { createLimiter } from './limiter';

describe('A gate', () => {
  it('lets so much work run at once, and the rest in its turn', async () => {
    const gate = createLimiter({ atOnce: 2, waiting: 10 });
    let running = 0;
    let maxRunning = 0;
    const order: number[] = [];
    const work = (at: number) => async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      order.push(at);
      await new Promise(setImmediate);
      running -= 1;
      if (at === 2) throw new Error('went wrong');
      return at;
    };
    const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((at) => gate(work(at))));
    expect(maxRunning).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(done.map(({ status }) => status)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => (at === 2 ? 'rejected' : 'fulfilled')),
    );
  });

  it('refuses work for which there is no room to wait', async () => {
    const gate = createLimiter({ atOnce: 1, waiting: 1 });
    let finish = (): void => {};
    const first = gate(() => new Promise<void>((done) => (finish = done)));
    const second = gate(async () => 'second');
    const third = gate(async () => 'third').catch((error: unknown) => error);
    const refusal = await third;
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    finish();
    await first;
    expect(await second).toBe('second');
  });
});
