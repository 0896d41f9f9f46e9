import type { PageRelease } from '../release-set/release-set';
import { loadChunk } from './load-chunk';
import { remoteLoaders } from './remote-loader';

jest.mock('./release-store', () => ({
  loadPreviousVersion: () => Promise.reject(new Error('there is no previous version')),
}));

const reports: unknown[] = [];
navigator.sendBeacon = (_url, line) => reports.push(line) > 0;

Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: {} },
});

/** A release with one remote, whose container is here. @param get gives what it exposes */
function releaseWith(version: string, get: () => Promise<unknown>): PageRelease {
  const container = `catalog_${version}`;
  Object.assign(window, { [container]: { init: async () => undefined, get } });
  const remote = { version, container, entry: `/${version}.js`, integrity: '', paths: [] };
  return { id: 'a', remotes: { catalog: remote } };
}

const fails = () => Promise.reject(new Error('x is not a function'));
const endChunk = (version: string, type: 'load' | 'error') => {
  loadChunk(`/remotes/catalog/${version}/list.js`, () => undefined);
  document.querySelector('script')?.dispatchEvent(new Event(type));
};

beforeEach(() => reports.splice(0));

describe('a remote whose previous version is needed', () => {
  it('is reported to have failed when its code threw', async () => {
    const { load } = remoteLoaders(releaseWith('1', fails));
    await expect(load('catalog')).rejects.toThrow('x is not a function');
    expect(reports).toEqual(['draw catalog 1']);
  });

  it('is not blamed when it does not come in time', async () => {
    jest.useFakeTimers();
    const { load } = remoteLoaders(releaseWith('2', () => new Promise(() => undefined)));
    const late = expect(load('catalog')).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(3_001);
    expect(reports).toEqual(['load catalog 2']);
    await jest.runAllTimersAsync();
    await late;
    jest.useRealTimers();
  });

  it('is not blamed for a chunk that comes at another try a moment later', async () => {
    const { previous } = remoteLoaders(releaseWith('3', fails));
    endChunk('3', 'error');
    const asked = previous('catalog');
    endChunk('3', 'load');
    await expect(asked).rejects.toThrow('no previous version');
    expect(reports).toEqual(['load catalog 3']);
  });

  it('is reported to have failed when what is drawn throws, though it was late before', async () => {
    const { previous } = remoteLoaders(releaseWith('4', fails));
    await expect(previous('catalog', true)).rejects.toThrow();
    await expect(previous('catalog')).rejects.toThrow();
    expect(reports).toEqual(['load catalog 4', 'draw catalog 4']);
  });
});
