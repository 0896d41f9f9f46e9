interface Context {
  rootContext: string;
  resourcePath: string;
  async: () => (error: Error | null, code?: string) => void;
}
type Loader = (this: Context, source: string) => void;

const mockTsLoader = jest.fn<void, [string]>();
jest.mock(
  'ts-loader',
  () =>
    function tsLoader(this: Context, source: string) {
      mockTsLoader(source);
      const done = this.async();
      if (source.includes('?')) done(new Error('no output'));
      else done(null, `compiled ${source}`);
    },
);
const compileOnce = jest.requireActual<Loader>('./compile-once.js');

beforeEach(() => mockTsLoader.mockClear());

const compile = (source: string, rootContext: string, resourcePath = 'shared/src/ui/Button.tsx') =>
  new Promise((resolve, reject) => {
    const async = () => (error: Error | null, code?: string) =>
      error ? reject(error) : resolve(code);
    compileOnce.call({ rootContext, resourcePath, async }, source);
  });

describe('the builds of an app', () => {
  it('compile a file once, and again when it has changed', async () => {
    expect(await compile('a', 'host')).toBe('compiled a');
    expect(await compile('a', 'host')).toBe('compiled a');
    expect(mockTsLoader).toHaveBeenCalledTimes(1);
    expect(await compile('b', 'host')).toBe('compiled b');
    expect(mockTsLoader).toHaveBeenCalledTimes(2);
  });

  it('compile what several apps have for each of them, since its components have other ids', async () => {
    await compile('c', 'host');
    await compile('c', 'blog-mf');
    expect(mockTsLoader).toHaveBeenCalledTimes(2);
  });

  it('each report a file that does not compile', async () => {
    await expect(compile('a ?', 'host')).rejects.toThrow('no output');
    await expect(compile('a ?', 'host')).rejects.toThrow('no output');
  });
});
