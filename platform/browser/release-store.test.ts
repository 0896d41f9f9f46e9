import type { PageRelease } from '../release-set/release-set';
import { loadPreviousVersion, reloadIfWithdrawn } from './release-store';
import type { Router } from './router';

const part = (version: string, platform: string) => ({
  name: 'catalog',
  version,
  platform,
  paths: ['/products'],
  files: { 'remoteEntry.js': { integrity: `sha384-${version}`, bytes: 1 } },
});

const set = (
  id: string,
  parent: string | null,
  version: string,
  platform = '^2.0.0',
  since?: string,
) => ({
  id,
  parent,
  ...(since ? { since: { catalog: since } } : {}),
  parts: { host: { platform: '2.1.0' }, catalog: part(version, platform) },
});

const page: PageRelease = {
  id: 'c',
  remotes: {
    catalog: { version: '3.0.0', container: '', entry: '', integrity: '', paths: [] },
  },
};

const reports: string[] = [];
navigator.sendBeacon = (url, line) => reports.push(`${url}: ${line}`) > 0;

function store(
  sets: readonly ReturnType<typeof set>[],
  takenBack: object = { withdrawn: [] },
): void {
  const files = new Map<string, unknown>([
    ['/channels/current.json', { release: 'c', ...takenBack }],
    ...sets.map((one) => [`/releases/${one.id}.json`, one] as const),
  ]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const found = files.get(String(url));
    return Response.json(found ?? {}, { status: found ? 200 : 404 });
  });
}

describe('the version of a remote before the one of the page', () => {
  it('is found in the first release before that has another', async () => {
    store([set('c', 'b', '3.0.0'), set('b', 'a', '3.0.0'), set('a', null, '2.5.0-1f')]);
    expect(await loadPreviousVersion(page, 'catalog')).toEqual({
      version: '2.5.0-1f',
      container: 'catalog_2_5_0_1f',
      entry: '/remotes/catalog/2.5.0-1f/remoteEntry.js',
      integrity: 'sha384-2.5.0-1f',
      paths: ['/products'],
    });
  });

  it.each(['^1.4.0 || ^2.0.0', '>=1', '*'])(
    'may be for platforms of several majors: %s',
    async (range) => {
      store([set('c', 'a', '3.0.0'), set('a', null, '2.0.0', range)]);
      expect(await loadPreviousVersion(page, 'catalog')).toMatchObject({ version: '2.0.0' });
    },
  );

  it.each(['^1.4.0 || ^3.0.0', '>=3', '^1.0.0'])(
    'is none that is for others: %s',
    async (range) => {
      store([set('c', 'a', '3.0.0'), set('a', null, '2.0.0', range)]);
      await expect(loadPreviousVersion(page, 'catalog')).rejects.toThrow('has no version before');
    },
  );

  it.each([
    ['', { withdrawn: ['b'], withdrawnVersions: ['catalog@2.9.0'] }],
    [', as a store of before versions were named tells', { withdrawn: ['b'] }],
  ])('is none that its team took back, and none of another platform%s', async (_, takenBack) => {
    store(
      [
        set('c', 'b', '3.0.0'),
        set('b', 'a', '2.9.0'),
        set('a', '0', '1.0.0', '^1.0.0'),
        set('0', null, '2.0.0'),
      ],
      takenBack,
    );
    expect(await loadPreviousVersion(page, 'catalog')).toMatchObject({ version: '2.0.0' });
  });

  it('is the same whatever another team took back', async () => {
    store(
      [
        set('c', 'b', '3.0.0', '^2.0.0', 'b'),
        set('b', 'a', '3.0.0'),
        set('a', '0', '2.5.0', '^2.0.0', '0'),
        set('0', null, '2.5.0'),
      ],
      { withdrawn: ['a', 'b'], withdrawnVersions: ['blog@2.0.0'] },
    );
    expect(await loadPreviousVersion(page, 'catalog')).toMatchObject({ version: '2.5.0' });
  });

  it('is found behind any number of releases of other parts, without reading them', async () => {
    const last = set('c', 'y', '3.0.0', '^2.0.0', 'b');
    store([last, set('b', 'a', '3.0.0'), set('a', null, '2.5.0')]);
    expect(await loadPreviousVersion(page, 'catalog')).toMatchObject({ version: '2.5.0' });
  });

  it('is named by the bar of a preview', async () => {
    document.body.innerHTML = '<aside id="preview-bar">Preview “team”<a href="/">Leave</a></aside>';
    store([set('c', 'b', '3.0.0'), set('b', null, '2.0.0')]);
    await loadPreviousVersion(page, 'catalog');
    expect(document.body.textContent).toBe(
      'Preview “team”: catalog@3.0.0 failed, this is catalog@2.0.0Leave',
    );
    store([set('c', null, '3.0.0')]);
    await loadPreviousVersion(page, 'catalog').catch(() => undefined);
    expect(document.body.textContent).toContain(': catalog@3.0.0 failedLeave');
    document.body.innerHTML = '';
  });

  it('is reported once to have taken the place of the one that failed', () => {
    expect(reports).toEqual(['/failure: previous catalog 3.0.0']);
  });

  it('is missing for the first version of a remote, and while the store does not answer', async () => {
    store([set('c', null, '3.0.0')]);
    await expect(loadPreviousVersion(page, 'catalog')).rejects.toThrow('no version before 3.0.0');
    store([set('c', 'b', '3.0.0')]);
    await expect(loadPreviousVersion(page, 'catalog')).rejects.toThrow('404');
  });
});

describe('a tab', () => {
  const router = (target?: string) =>
    ({
      state: { navigation: { location: target } },
      createHref: jest.fn(() => '#next'),
    }) as unknown as Router;
  const isReloaded = async (takenBack: object): Promise<boolean> => {
    store([], takenBack);
    const tab = router('/blogs');
    await reloadIfWithdrawn(tab, page);
    return jest.mocked(tab.createHref).mock.calls.length > 0;
  };

  beforeAll(() => Object.assign(globalThis, { __webpack_public_path__: '/remotes/host/2.1.0/' }));

  it.each([
    ['a remote of it', ['catalog@3.0.0']],
    ['its host', ['blog@1.0.0', 'host@2.1.0']],
  ])('loads its next page from the server when %s was taken back', async (_, withdrawnVersions) => {
    expect(await isReloaded({ withdrawn: [], withdrawnVersions })).toBe(true);
  });

  it.each([
    ['another version was', { withdrawn: [], withdrawnVersions: ['catalog@2.0.0', 'host@2.0.0'] }],
    [
      'its release was, and its versions were promoted again',
      { withdrawn: ['c'], withdrawnVersions: [] },
    ],
    ['the store names no versions', { withdrawn: [] }],
  ])('goes on as it is when %s', async (_, takenBack) => {
    expect(await isReloaded(takenBack)).toBe(false);
  });

  it('goes on as it is when there is no answer', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const tab = router('/blogs');
    await reloadIfWithdrawn(tab, page);
    expect(tab.createHref).not.toHaveBeenCalled();
  });
});
