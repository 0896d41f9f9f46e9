import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../apps';
import { runCommand } from '../commands/commands';
import { readCommandLine } from '../commands/options';
import { promote } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { contractOf, filesOf, newStore, publishVersion, removeStore } from '../testing/store-world';

// The compiler reads the platform, and React's types.
jest.setTimeout(120_000);

const checkout = process.cwd();
const open = async () => {};

let store: FolderStore;
let teams: string;
beforeAll(async () => {
  store = await newStore();
  teams = await realpath(await mkdtemp(path.join(os.tmpdir(), 'teams ')));
  await symlink(path.join(root, 'node_modules'), path.join(teams, 'node_modules'));
});
afterEach(() => process.chdir(checkout));
afterAll(async () => {
  await removeStore(store);
  await rm(teams, { recursive: true });
});

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(teams, file)), { recursive: true });
  await writeFile(path.join(teams, file), text);
};

/** A release command, run in a team's folder. */
async function run(team: string, ...args: string[]): Promise<string> {
  process.chdir(path.join(teams, team));
  const said: string[] = [];
  const line = readCommandLine([...args, '--store', store.folder], { RELEASE_BY: 'Asha' });
  await runCommand(line, (text) => said.push(text));
  return said.join('\n');
}

/** Publishes what a team's tool has built. */
async function publish(team: string, version: string, offers: object): Promise<string> {
  const contract = contractOf(team, version, offers);
  const stated = { platform: '^1.0.0', paths: [`/${team}`], ...offers };
  await write(`${team}/package.json`, JSON.stringify({ name: team }));
  await write(`${team}/dist/contract.json`, JSON.stringify(stated));
  for (const [file, text] of Object.entries(filesOf(contract))) {
    await write(`${team}/dist/${file}`, text);
  }
  return run(team, 'publish', `${team}@${version}`, '--from', 'dist');
}

const stars = (props: string) =>
  write(
    'reviews/contract/widgets.d.ts',
    `import 'federated-site/react';
     declare module 'federated-site/react' {
       interface Widgets { 'reviews/Stars': ${props} }
       interface Events { 'reviews/written': { productId: number } }
     }`,
  );

const offers = {
  widgets: ['Stars'],
  embeds: ['reviews-stars'],
  embedDefinitions: {
    'reviews-stars': {
      ...{ widget: 'Stars', title: 'Stars' },
      attributes: { most: { kind: 'count', label: 'Most', from: 1, to: 9 } },
    },
  },
  emits: ['reviews/written@1'],
};

const options: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
};
let program: ts.Program | undefined;

/** Compiles the page of the team that places the widget. @returns what the compiler says of it */
function compile(): string[] {
  const files = ['shelf/src/page.tsx', 'shelf/@mf-types/reviews/index.d.ts'];
  const names = files.map((file) => path.join(teams, file)).filter(existsSync);
  const host = ts.createCompilerHost(options);
  // Libraries are parsed one time.
  const { getSourceFile } = host;
  const before = program;
  host.getSourceFile = (name, ...rest) =>
    (names.includes(name) ? undefined : before?.getSourceFile(name)) ??
    getSourceFile(name, ...rest);
  program = ts.createProgram(names, options, host);
  return names
    .map((name) => program?.getSourceFile(name))
    .flatMap((file) => program?.getSemanticDiagnostics(file) ?? [])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const page = `import { type Events, Widget } from 'federated-site/react';
export const Page = () => (
  <>
    <Widget name="reviews/Stars" productId={1} size="small" fallback={null} />
    <reviews-stars most={3} />
  </>
);
export const heard = ({ productId }: Events['reviews/written']): number => productId;`;

it('a widget of one team compiles in a page of another, and a break is a compiler error before the gate names it', async () => {
  await write('shelf/package.json', '{ "name": "shelf" }');
  await write('shelf/src/page.tsx', page);
  expect(compile().join('\n')).toContain("Property 'reviews/written' does not exist");

  // Declared in the remote's own folder alone, it is in the version's contract.
  await stars(`{ productId: number; size?: 'small' | 'wide' }`);
  await publish('reviews', '1.0.0', offers);
  const props = '{ "productId": number; "size"?: "small" | "wide" | undefined }';
  expect((await store.readVersion('reviews', '1.0.0')).types).toEqual({
    'reviews/Stars': props,
    'reviews/written': '{ "productId": number }',
  });
  await publishVersion(store, contractOf('host', '1.0.0'));
  await promote(store, { versions: { host: '1.0.0', reviews: '1.0.0' }, by: 'Asha' }, open);

  const said = await run('shelf', 'types', 'pull');
  expect(said).toBe('@mf-types/reviews/index.d.ts: reviews@1.0.0');
  expect(compile()).toEqual([]);

  // What its page was compiled with goes into the version of the team that places the widget.
  await publish('shelf', '1.0.0', { places: ['reviews/Stars'] });
  expect((await store.readVersion('shelf', '1.0.0')).types).toEqual({ 'reviews/Stars': props });
  await promote(store, { versions: { shelf: '1.0.0' }, by: 'Asha' }, open);

  await stars('{ productId: string; size?: string }');
  expect(await publish('reviews', '2.0.0', offers)).toContain(
    'promote will refuse it:\n  shelf@1.0.0 gives reviews/Stars the prop "productId" as number, but reviews@2.0.0 takes string',
  );
  await run('shelf', 'types', 'pull', 'reviews@2.0.0');
  expect(compile()).toEqual(["Type 'number' is not assignable to type 'string'."]);

  await stars('{ productId: number }');
  await publish('reviews', '3.0.0', offers);
  await run('shelf', 'types', 'pull', 'reviews@3.0.0');
  expect(compile().join()).toContain("Property 'size' does not exist");

  await run('shelf', 'types', 'pull');
  expect(compile()).toEqual([]);
});

describe('types pull', () => {
  it('names apps that are not live, and removes only its own files of them', async () => {
    await expect(run('shelf', 'types', 'pull', 'sizes')).rejects.toThrow(
      'sizes is not live on the channel "live"; apps there are host, reviews, shelf',
    );
    await expect(run('shelf', 'types', 'pull', 'sizes@1.0.0')).rejects.toThrow('never published');
    await expect(run('shelf', 'types')).rejects.toThrow('types pull');
    await write('shelf/@mf-types/sizes/index.d.ts', '// sizes@1.0.0, written by');
    await write('shelf/@mf-types/own/index.d.ts', '// by hand');
    const said = JSON.parse(await run('shelf', 'types', 'pull', '--json'));
    expect(said).toEqual({ pulled: ['reviews'], removed: ['sizes'] });
    expect(existsSync(path.join(teams, 'shelf/@mf-types/sizes'))).toBe(false);
    expect(existsSync(path.join(teams, 'shelf/@mf-types/own/index.d.ts'))).toBe(true);
  });

  it('leaves out what is developed in the folder, unless it is named', async () => {
    expect(await run('reviews', 'types', 'pull')).toBe('the other live apps offer nothing');
    expect(await run('reviews', 'types', 'pull', 'reviews', '--out', 'types')).toBe(
      'types/reviews/index.d.ts: reviews@1.0.0',
    );
    const written = path.join(teams, 'reviews/types/reviews/index.d.ts');
    expect(await readFile(written, 'utf8')).toMatch(/^\/\/ reviews@1\.0\.0, /);
  });
});
