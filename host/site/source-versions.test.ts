import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appFolders, root } from 'federated-site/site-folder';

// The tables are read with TypeScript.
jest.setTimeout(30_000);

/** This checkout, with a copy of `shared` that may be changed. */
const checkout = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
const contract = path.join(checkout, 'shared/src/contract');

let versions: () => Promise<Record<string, string>>;
let old: Record<string, string>;

beforeAll(async () => {
  for (const entry of readdirSync(root).filter((one) => one !== 'shared')) {
    symlinkSync(path.join(root, entry), path.join(checkout, entry));
  }
  cpSync(path.join(root, 'shared'), path.join(checkout, 'shared'), { recursive: true });
  const folders = jest.requireActual<object>('federated-site/site-folder');
  jest.doMock('federated-site/site-folder', () => ({ ...folders, root: checkout }));
  const { readTables, sourceVersion } = await import('federated-site/testing/release');
  versions = async () => {
    const found: Record<string, string> = {};
    const tables = readTables();
    for (const name of Object.keys(appFolders)) found[name] = await sourceVersion(name, tables);
    return found;
  };
  old = await versions();
});
afterAll(() => rmSync(checkout, { recursive: true }));

/** @returns the apps that have another version once a text in a file of the contract is another */
async function appsAfter(file: string, before: string, after: string): Promise<string[]> {
  const whole = path.join(contract, file);
  const text = readFileSync(whole, 'utf8');
  expect(text).toContain(before);
  writeFileSync(whole, text.replace(before, after));
  const now = await versions();
  writeFileSync(whole, text);
  return Object.keys(old)
    .filter((name) => old[name] !== now[name])
    .sort();
}

describe('a changed line of the contract gives a new version', () => {
  it.each([
    ['ProductGrid', 'columns?: number', 'columns?: string', ['catalog']],
    [
      'BlogPosts',
      'limit?: number;\n  };\n  /** Adds',
      'limit?: string;\n  };\n  /** Adds',
      ['blog'],
    ],
    [
      'CategoryTiles',
      "'catalog/CategoryTiles': Record<never, never>",
      "'catalog/CategoryTiles': { limit: number }",
      ['catalog', 'host'],
    ],
    ['AddToCartButton', 'color?: string', 'color: string', ['account', 'catalog']],
    ['SessionLinks', "look: 'bar' | 'menu'", "look: 'bar'", ['account', 'host']],
  ])('to the apps that offer or place the widget: %s', async (_, line, changed, apps) => {
    expect(await appsAfter('widgets.ts', line, changed)).toEqual(apps);
  });

  it.each([
    ['{ count: number }', '{ count: string }'],
    ["'cart/changed': 1", "'cart/changed': 2"],
  ])('to the apps that emit or hear the event: %s', async (line, changed) => {
    expect(await appsAfter('events.ts', line, changed)).toEqual(['account', 'host']);
  });

  it('to the host, which states the calls that it knows, for a new call', async () => {
    const call = "'GET /api/auth/me/': {";
    expect(await appsAfter('endpoints.ts', call, `'GET /api/new/': {},\n${call}`)).toEqual([
      'host',
    ]);
  });

  it.each([
    ['endpoints.ts', "summary: 'Sign in'", "summary: 'Sign in with a password'"],
    ['endpoints.ts', 'reply: TokenPair', 'reply: Detail'],
    ['entities.ts', 'Type.Object({', 'Type.Object({ extra: Type.Null(),'],
    ['widgets.ts', '/** Adds a product', '/** Puts a product'],
    [
      'widgets.ts',
      'export interface Widgets {',
      "export interface Widgets {\n  'reviews/Stars': { id: number };",
    ],
  ])('to no app, when none states it: %s, %s', async (file, line, changed) => {
    expect(await appsAfter(file, line, changed)).toEqual([]);
  });
});
