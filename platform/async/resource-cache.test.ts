import { ResourceCache } from './';

afterEach(() => jest.useRealTimers());

/** Loads that the test settles. */
function loads() {
  const settle: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    (_key: string) =>
      new Promise<string>((resolve, reject) => void settle.push({ resolve, reject })),
  );
  return { load, settle };
}

describe('a resource', () => {
  it('is loaded once for all who ask, and then known', async () => {
    const { load, settle } = loads();
    const cache = new ResourceCache({ load });
    const both = Promise.all([cache.get('a'), cache.get('a')]);
    expect(cache.peek('a')).toBeUndefined();
    settle[0]?.resolve('A');
    expect(await both).toEqual(['A', 'A']);
    expect(cache.peek('a')).toBe('A');
    expect(await cache.get('a')).toBe('A');
    expect(load.mock.calls).toEqual([['a']]);
  });

  it('has a key of its own', async () => {
    const cache = new ResourceCache({ load: async (key: number) => key * 2 });
    expect(await Promise.all([cache.get(1), cache.get(2)])).toEqual([2, 4]);
  });

  it('that cannot be had is asked for again by whoever asks next', async () => {
    const { load, settle } = loads();
    const cache = new ResourceCache({ load });
    const first = cache.get('a');
    settle[0]?.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    const second = cache.get('a');
    settle[1]?.resolve('A');
    expect(await second).toBe('A');
  });

  it('is loaded again when it is old, and known meanwhile, and when that fails', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { load, settle } = loads();
    const cache = new ResourceCache({ load, maxAgeMs: 1_000 });
    cache.set('a', 'old');
    now.mockReturnValue(999);
    expect(await cache.get('a')).toBe('old');
    now.mockReturnValue(1_000);
    const next = cache.get('a');
    expect(cache.peek('a')).toBe('old');
    settle[0]?.reject(new Error('offline'));
    await expect(next).rejects.toThrow('offline');
    expect(cache.peek('a')).toBe('old');
  });

  it('takes a load that was begun elsewhere', async () => {
    const { load } = loads();
    const cache = new ResourceCache({ load });
    const begun = cache.share('a', Promise.resolve('A'));
    expect(cache.pending('a')).toBe(begun);
    expect(await cache.get('a')).toBe('A');
    expect(cache.pending('a')).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['deleted', (cache: ResourceCache<string>) => cache.delete('a')],
    ['cleared', (cache: ResourceCache<string>) => cache.clear()],
  ])('that is %s while it loads stays unknown', async (_, forget) => {
    const { load, settle } = loads();
    const cache = new ResourceCache({ load });
    const late = cache.get('a');
    forget(cache);
    settle[0]?.resolve('A');
    expect(await late).toBe('A');
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('a value that is set', () => {
  it('stays, whatever a load that was under way brings', async () => {
    const { load, settle } = loads();
    const cache = new ResourceCache({ load });
    const late = cache.get('a');
    cache.set('a', 'set');
    settle[0]?.resolve('A');
    await late;
    expect(cache.peek('a')).toBe('set');
  });

  it('is reported, and so is one that takes its place and its age', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const onChange = jest.fn();
    const cache = new ResourceCache<string>({ maxAgeMs: 1_000, onChange });
    cache.set('a', 'A');
    now.mockReturnValue(900);
    cache.update('a', 'B');
    now.mockReturnValue(1_100);
    expect(cache.isCurrent('a')).toBe(false);
    expect(onChange.mock.calls).toEqual([
      ['A', 'a'],
      ['B', 'a'],
    ]);
  });
});

describe('a cache that holds so many', () => {
  it('lets go of the one that was set longest ago', () => {
    const cache = new ResourceCache<number>({ maxEntries: 2 });
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    cache.set('c', 4);
    expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual([3, undefined, 4]);
  });

  it('without a load knows only what was set', async () => {
    await expect(new ResourceCache().get('a')).rejects.toThrow('unknown');
  });
});
