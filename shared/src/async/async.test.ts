import { deadline, within } from '@shop/shared/async';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a promise within a limit', () => {
  it('passes on what it becomes', async () => {
    await expect(within(Promise.resolve(7), 50, 'it')).resolves.toBe(7);
    await expect(within(Promise.reject(new Error('no')), 50, 'it')).rejects.toThrow('no');
  });

  it('is given up with the name of what took too long', async () => {
    const late = within(new Promise(() => {}), 50, 'catalog');
    jest.advanceTimersByTime(51);
    await expect(late).rejects.toThrow('catalog took more than 50 ms');
  });
});

describe('a deadline', () => {
  it('aborts when time is up', () => {
    const { signal } = deadline(50);
    jest.advanceTimersByTime(51);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });

  it('aborts with the signal it stands for, also one that is aborted already', () => {
    const controller = new AbortController();
    const { signal } = deadline(50, controller.signal);
    controller.abort();
    expect(signal.aborted).toBe(true);
    expect(deadline(50, controller.signal).signal.aborted).toBe(true);
  });

  it('does nothing once it is ended', () => {
    const { signal, end } = deadline(50);
    end();
    jest.advanceTimersByTime(51);
    expect(signal.aborted).toBe(false);
  });
});
