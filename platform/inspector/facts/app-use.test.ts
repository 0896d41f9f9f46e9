import { appUses, type LoadedFile } from './app-use';

const remote = (version: string) => ({
  ...{ version, container: '', entry: '', integrity: '', paths: [] },
});
const page = {
  remotes: { catalog: remote('2.0.0'), blog: remote('1.0.0') },
  versions: { host: '3.0.0' },
};

const file = (name: string, startTime: number, responseEnd: number): LoadedFile => ({
  ...{
    name: `${location.origin}${name}`,
    startTime,
    responseEnd,
    encodedBodySize: 1_000,
    transferSize: 1_300,
  },
});

describe('what the apps of a page have cost', () => {
  it('is the time in which a script of theirs was on its way, and their bytes', () => {
    const uses = appUses(page, [
      file('/remotes/host/3.0.0/main.js', 100, 200),
      file('/remotes/catalog/2.0.0/remoteEntry.js', 100, 150),
      file('/remotes/catalog/2.0.0/list.js', 120, 180),
      file('/remotes/catalog/2.0.0/product.js?r=1', 900, 950),
      file('/remotes/catalog/2.0.0/face.woff2', 0, 5_000),
      { ...file('', 0, 9), name: 'https://elsewhere.example/remotes/catalog/2.0.0/x.js' },
    ]);
    expect(uses).toMatchObject([
      { app: 'host', version: '3.0.0', files: 1, loadTime: 100, bytes: 1_000 },
      { app: 'blog', version: '1.0.0', files: 0, loadTime: 0, bytes: 0 },
      {
        app: 'catalog',
        version: '2.0.0',
        files: 3,
        loadTime: 130,
        bytes: 3_000,
        isReplacement: false,
      },
    ]);
  });

  it('says which version took the place of another', () => {
    const uses = appUses(page, [file('/remotes/catalog/1.9.0/remoteEntry.js', 0, 10)]);
    expect(uses.at(-1)).toMatchObject({ app: 'catalog', version: '1.9.0', isReplacement: true });
  });

  it('is listed apart from what the browser had already', () => {
    const again = { ...file('/remotes/host/3.0.0/main.js', 1, 1), transferSize: 0 };
    expect(appUses(page, [again])[0]).toMatchObject({ bytes: 1_000, fromCache: true });
  });

  it('leaves out the overlay itself', () => {
    const own = file('/remotes/host/3.0.0/inspect.js', 0, 10);
    expect(appUses(page, [own], own.name)[0]).toMatchObject({ files: 0 });
  });
});
