/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration, type Watching } from 'webpack';

const folder = mkdtempSync(path.join(tmpdir(), 'dev '));
const file = (name: string) => path.join(folder, name);
let watching: Watching;
const errors: (readonly string[])[] = [];

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
};
/** Waits for one more build. @returns its errors; undefined when none came */
const nextBuild = async (change: () => void): Promise<readonly string[] | undefined> => {
  const before = errors.length;
  change();
  await until(() => errors.length > before);
  return errors[before];
};

let compiler: webpack.Compiler;

beforeAll(async () => {
  process.env.SHOP_DEV = '1';
  const { forDevelopment } = require('./dev.js') as {
    forDevelopment: (builds: Configuration[]) => Configuration[];
  };
  writeFileSync(file('entry.js'), 'export default 1;');
  const output = { path: file('dist') };
  const [build] = forDevelopment([
    { name: 'a-web', context: folder, entry: './entry.js', output, plugins: [] },
  ]);
  compiler = webpack({ ...build, cache: false }) as webpack.Compiler;
  await nextBuild(() => {
    watching = compiler.watch({ aggregateTimeout: 30 }, (_error, stats) => {
      errors.push((stats?.compilation.errors ?? []).map(({ message }) => message));
    }) as Watching;
  });
}, 30_000);

afterAll(async () => {
  await new Promise((resolve) => watching.close(resolve));
  rmSync(folder, { recursive: true, force: true });
  delete process.env.SHOP_DEV;
});

it('builds again when the contract comes that was missing', async () => {
  expect(await nextBuild(() => writeFileSync(file('contract.json'), '{}'))).toEqual([]);
}, 30_000);

it('finds a file that was missing when webpack looked for it last', async () => {
  await new Promise((resolve) => compiler.inputFileSystem?.stat(file('page.js'), resolve));
  writeFileSync(file('page.js'), 'export default 2;');
  const importing = () => writeFileSync(file('entry.js'), "export { default } from './page';");
  expect(await nextBuild(importing)).toEqual([]);
}, 30_000);
