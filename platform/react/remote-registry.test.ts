import { withPreviousVersion } from './';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const fails = (reason: string) => () => Promise.reject(new Error(reason));
const hangs = () => new Promise<string>(() => undefined);

describe('a part that breaks in the field', () => {
  it('is asked for once more when it fails at once', async () => {
    const load = jest.fn(async () => 'new').mockRejectedValueOnce(new Error('404'));
    const previous = jest.fn(async () => 'old');
    expect(await withPreviousVersion(load, previous)).toBe('new');
    expect(previous).not.toHaveBeenCalled();
  });

  it('gives way to its previous version when it fails twice', async () => {
    const load = jest.fn(fails('404'));
    expect(await withPreviousVersion(load, async () => 'old')).toBe('old');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has its previous version started in parallel after 3 s, and the first good one wins', async () => {
    const previous = jest.fn(async () => 'old');
    const slow = withPreviousVersion(hangs, previous);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(previous).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(await slow).toBe('old');

    let arrive = (_: string) => {};
    const late = withPreviousVersion(
      () => new Promise<string>((resolve) => (arrive = resolve)),
      hangs,
    );
    await jest.advanceTimersByTimeAsync(5_000);
    arrive('new');
    expect(await late).toBe('new');
  });

  it('fails with its own reason when the previous version does not help', async () => {
    await expect(withPreviousVersion(fails('404'), fails('none'))).rejects.toThrow('404');
  });
});
