import { supplySnapshot } from './federation-snapshot';

const manifest = {
  id: 'catalog_2_0_0',
  name: 'catalog_2_0_0',
  metaData: {
    name: 'catalog_2_0_0',
    buildInfo: { buildVersion: '2.0.0', buildName: 'catalog-mf' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: 'catalog_2_0_0',
    publicPath: '',
  },
  shared: [{ name: 'react', version: '19.2.9', assets: {} }],
  remotes: [],
  exposes: [{ name: 'remote', path: './remote', assets: {} }],
};
const remote = (name: string, version: string) => ({
  ...{ version, container: name, integrity: '', paths: [] },
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
});
const page = 'https://shop.example/products?inspect';
const url = 'https://shop.example/remotes/catalog/2.0.0/mf-manifest.json';
const globals = globalThis as unknown as Record<string, { moduleInfo?: object } | undefined>;

afterEach(() => {
  delete globals.__FEDERATION__;
  delete globals.__VMOK__;
});

it('supplies what the federation extension of browsers shows: modules, versions, shared libraries', async () => {
  globalThis.fetch = jest.fn(async (address) =>
    address === url
      ? ({ ok: true, json: async () => manifest } as Response)
      : ({ ok: false } as Response),
  );
  const remotes = { catalog: remote('catalog', '2.0.0'), blog: remote('blog', '1.0.0') };
  const versions = { host: '3.0.0', catalog: '2.0.0', blog: '1.0.0' };
  const manifests = { catalog: '/remotes/catalog/2.0.0/mf-manifest.json' };
  await supplySnapshot({ remotes, versions, manifests }, page);

  // An app without a manifest costs no request that fails.
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(globals.__VMOK__).toBe(globals.__FEDERATION__);
  expect(globals.__FEDERATION__?.moduleInfo).toMatchObject({
    host: {
      version: '3.0.0',
      remotesInfo: {
        catalog: { matchedVersion: url, buildVersion: '2.0.0' },
        blog: { matchedVersion: '1.0.0', buildVersion: '1.0.0' },
      },
    },
    [`catalog:${url}`]: {
      buildVersion: '2.0.0',
      publicPath: 'https://shop.example/remotes/catalog/2.0.0/',
      modules: [{ moduleName: 'remote', modulePath: './remote' }],
      shared: [{ sharedName: 'react', version: '19.2.9' }],
    },
    'blog:1.0.0': { version: '1.0.0', modules: [] },
  });
});

it('adds to what a runtime has noted already', async () => {
  const noted: { moduleInfo?: object; __SHARE__: object } = { __SHARE__: {} };
  globals.__FEDERATION__ = noted;
  await supplySnapshot({ remotes: {}, versions: { host: '3.0.0' }, manifests: {} }, page);
  expect(globals.__FEDERATION__).toBe(noted);
  expect(noted).toMatchObject({ __SHARE__: {}, moduleInfo: { host: { version: '3.0.0' } } });
});
