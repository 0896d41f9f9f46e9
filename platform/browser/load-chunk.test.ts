import { loadChunk } from './load-chunk';

const url = 'https://shop.test/remotes/catalog/1.0.0/list.1a2b3c4d.js';
const hashes = { 'list.1a2b3c4d.js': 'sha256-abc' };
const scripts = () => [...document.querySelectorAll('script')];
const ends = (type: string) => scripts()[0]?.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

describe('a chunk', () => {
  it('is loaded with the integrity of its file, and goes when it has run', () => {
    const done = jest.fn();
    loadChunk(url, done, hashes);
    expect(scripts().map(({ src, integrity }) => [src, integrity])).toEqual([[url, 'sha256-abc']]);
    ends('load');
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(10_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('that fails has a marked address the next time', () => {
    const done = jest.fn();
    const address = `${url}#again`;
    loadChunk(address, done);
    ends('error');
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
    loadChunk(address, done);
    expect(scripts().map(({ src }) => src)).toEqual([`${address}?r=1`]);
  });

  it('that does not come is given up', () => {
    const done = jest.fn();
    loadChunk(`${url}#slow`, done);
    jest.advanceTimersByTime(4_000);
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
    expect(scripts()).toEqual([]);
  });

  it('that the boot script has begun to load is waited for, and the boot script hears of it', () => {
    const boot = document.createElement('script');
    const onBoot = jest.fn();
    boot.src = '/remotes/host/1.0.0/home.js';
    boot.onload = onBoot;
    document.head.append(boot);
    const done = jest.fn();
    loadChunk('/remotes/host/1.0.0/home.js', done);
    expect(scripts()).toEqual([boot]);
    ends('load');
    expect(onBoot).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
