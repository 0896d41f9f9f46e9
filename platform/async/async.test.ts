import { runInNewContext } from 'node:vm';
import { messageOf, TimeoutError, timeoutSignal, withTimeout } from './';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a promise within a limit', () => {
  it('passes on what it becomes', async () => {
    await expect(withTimeout(Promise.resolve(7), 50, 'it')).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('no')), 50, 'it')).rejects.toThrow('no');
  });

  it('is given up with the name of what took too long', async () => {
    const late = withTimeout(new Promise(() => {}), 50, 'catalog');
    jest.advanceTimersByTime(51);
    await expect(late).rejects.toThrow(new TimeoutError('catalog took more than 50 ms'));
    await expect(late).rejects.toBeInstanceOf(TimeoutError);
  });
});

describe('a deadline', () => {
  it('aborts when time is up', () => {
    const { signal } = timeoutSignal(50);
    jest.advanceTimersByTime(51);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });

  it('aborts with the signal it stands for, also one that is aborted already', () => {
    const controller = new AbortController();
    const { signal } = timeoutSignal(50, controller.signal);
    controller.abort();
    expect(signal.aborted).toBe(true);
    expect(timeoutSignal(50, controller.signal).signal.aborted).toBe(true);
  });

  it('does nothing once it is ended', () => {
    const { signal, end } = timeoutSignal(50);
    end();
    jest.advanceTimersByTime(51);
    expect(signal.aborted).toBe(false);
  });
});

describe('messageOf', () => {
  it('says why, whatever was thrown', () => {
    expect(messageOf(new Error('no'))).toBe('no');
    expect(messageOf(runInNewContext('new Error("from another realm")'))).toBe(
      'from another realm',
    );
    expect([messageOf('no'), messageOf(undefined), messageOf(null)]).toEqual([
      'no',
      'undefined',
      'null',
    ]);
  });
});
