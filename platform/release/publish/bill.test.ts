import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import webpack, { type Configuration } from 'webpack';
import { billFile, billOf } from '../../build/bill.js';
import { collectFiles } from './build-version';

const load = createRequire(__filename);
const { BillPlugin, LibrariesPlugin } = load('../../build/libraries.js');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bill '));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** Six installed packages, of which the entries use some. */
async function install(): Promise<void> {
  const names = ['joined', 'only-server', '@scope/lazy', 'dropped', 'external', 'unused'];
  for (const name of names) {
    const manifest = { name, version: '1.2.3', license: 'MIT', sideEffects: false };
    await write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
    const source = `export const value = () => '${name}';\n`;
    await write(`node_modules/${name}/index.js`, source);
  }
}

const build = (output: string, source: string, more: Configuration = {}) =>
  write(`${output}.js`, source).then(
    () =>
      new Promise<void>((resolve, reject) => {
        const config: Configuration = {
          mode: 'production',
          context: folder,
          entry: `./${output}.js`,
          output: { path: path.join(folder, 'dist', output) },
          // One file, in which modules are joined; names are not needed.
          optimization: { minimize: false, concatenateModules: true },
          plugins: [new LibrariesPlugin()],
          ...more,
        };
        webpack(config, (error, stats) =>
          error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
        );
      }),
  );

/** The bill of what was built, as it is published. */
async function published(): Promise<string> {
  const target = path.join(folder, 'collected');
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  const { libraries } = await collectFiles(path.join(folder, 'dist'), target);
  return billOf('catalog', '1.0.0', libraries);
}

const web = `
  import { value } from 'joined';
  import { value as dropped } from 'dropped';
  console.log(value);
  import('@scope/lazy').then(console.log);`;
const server = `
  import { value } from 'joined';
  import { value as own } from 'only-server';
  import { value as external } from 'external';
  console.log(value, own, external);`;

const externals = { external: 'commonjs external' };

async function buildBoth(): Promise<string> {
  await install();
  await build('web', web);
  await build('server', server, { target: 'node', externals });
  return published();
}

const schema = async (name: string) => {
  const library = require.resolve('@cyclonedx/cyclonedx-library/package.json');
  const file = path.join(path.dirname(library), `res/schema/${name}.SNAPSHOT.schema.json`);
  return JSON.parse(await readFile(file, 'utf8'));
};

describe('the bill of a version', () => {
  it('names what is in its builds, joined modules too, and in which; not what is installed', async () => {
    const { components } = JSON.parse(await buildBoth());
    const found = components.map(
      ({ purl, properties }: { purl: string; properties: { value: string }[] }) =>
        `${purl} ${properties.map(({ value }) => value).join('+')}`,
    );
    expect(found).toEqual([
      'pkg:npm/%40scope/lazy@1.2.3 browser',
      'pkg:npm/joined@1.2.3 browser+server',
      'pkg:npm/only-server@1.2.3 server',
      // Its runtime is in every script.
      expect.stringMatching(/^pkg:npm\/webpack@[\d.]+ browser\+server$/),
    ]);
  });

  it('is CycloneDX 1.6, as its schema says', async () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx', 'jsf-0.82']) {
      ajv.addSchema({
        ...(await schema(name)),
        $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
      });
    }
    const isValid = ajv.compile(await schema('bom-1.6'));
    const bill = JSON.parse(await buildBoth());
    expect(isValid(bill) || isValid.errors).toBe(true);
    expect(isValid({ ...bill, components: [{ name: 'no type' }] })).toBe(false);
  });

  it('has the same bytes when the same sources are built again', async () => {
    expect(await buildBoth()).toBe(await buildBoth());
  });
});

test('a remote built elsewhere has the same bill, which the later of its builds writes', async () => {
  const expected = await buildBoth();
  const output = { path: path.join(folder, 'built elsewhere') };
  const plugins = [new BillPlugin({ name: 'catalog', version: '1.0.0' })];
  await build('server', server, { name: 'server', target: 'node', externals, output, plugins });
  await build('web', web, { name: 'browser', output, plugins });
  expect(await readFile(path.join(output.path, billFile), 'utf8')).toBe(expected);
});
