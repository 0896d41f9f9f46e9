import { type Container, sharedLibraries } from './shared-libraries';

const release = {
  id: 'abc',
  remotes: {
    catalog: {
      version: '2.0.0-a1',
      container: 'catalog_2_0_0_a1',
      entry: '',
      integrity: '',
      paths: [],
    },
  },
};

const containers = (from: string): Container[] => [
  {
    shareScopeMap: {
      default: {
        react: { '19.3.1': { from: 'host_1_0_0', useIn: ['host_1_0_0'] } },
        jotai: { '2.20.3': { from, useIn: ['catalog_2_0_0_a1', 'host_1_0_0'] } },
      },
    },
  },
  {
    shareScopeMap: {
      default: { react: { '19.3.1': { from: 'host_1_0_0', useIn: ['catalog_2_0_0_a1'] } } },
    },
  },
];

describe('libraries that parts share', () => {
  it('are told once each, with who provides them and who uses them', () => {
    expect(sharedLibraries(containers('host_1_0_0'), release, '1.0.0')).toEqual([
      { name: 'jotai', version: '2.20.3', provider: 'host 1.0.0', users: ['catalog', 'host'] },
      { name: 'react', version: '19.3.1', provider: 'host 1.0.0', users: ['catalog', 'host'] },
    ]);
  });

  it('name a remote that brought a copy of its own, also one that is not of the release', () => {
    const provider = (from: string) =>
      sharedLibraries(containers(from), release, '1.0.0')[0]?.provider;
    expect(provider('catalog_2_0_0_a1')).toBe('catalog 2.0.0-a1');
    expect(provider('catalog_1_9_0')).toBe('catalog 1_9_0');
  });
});
