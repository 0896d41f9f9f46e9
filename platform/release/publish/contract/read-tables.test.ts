import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

/** @param contract the site's folder of it; by default the root */
async function readTables(contract = '') {
  jest.resetModules();
  jest.doMock('../../apps', () => ({
    root,
    appFolders: { notes: 'notes-mf' },
    siteBuild: () => ({ contract }),
  }));
  return (await import('./read-tables')).readTables();
}

describe('the tables of what crosses a border', () => {
  it('have types written out, so that they can be compared without their files', async () => {
    write('look.ts', `export type Look = 'wide' | 'icon';`);
    write(
      'widgets.ts',
      `import type { Look } from './look';
       export interface Widgets { 'books/Grid': { look: Look; limit?: number } }`,
    );
    write(
      'events.ts',
      `export interface Events { 'loans/changed': { ids: readonly number[] } }
       export const eventVersions: Readonly<Record<string, number>> = { 'loans/changed': 2 };`,
    );
    write('endpoints.ts', `export const endpoints = { 'GET /books/': {} } as const;`);
    expect(await readTables()).toEqual({
      widgets: { 'books/Grid': '{ "look": "icon" | "wide"; "limit"?: number | undefined }' },
      events: { 'loans/changed': '{ "ids": readonly (number)[] }' },
      versions: { 'loans/changed': 2 },
      calls: ['GET /books/'],
    });
  });

  it('have the calls of an object that another file has', async () => {
    write('more.ts', `export const more = { 'GET /loans/': {} } as const;`);
    write(
      'endpoints.ts',
      `import { more } from './more';
       export const endpoints = { 'GET /books/': {}, ...more } as const satisfies object;`,
    );
    expect((await readTables()).calls).toEqual(['GET /books/', 'GET /loans/']);
  });

  it('have in addition what an app declares in its own folder', async () => {
    write('widgets.ts', `export interface Widgets { 'books/Grid': string }`);
    mkdirSync(path.join(root, 'notes-mf/contract'), { recursive: true });
    write(
      'notes-mf/contract/own.d.ts',
      `import 'federated-site/react';
       declare module 'federated-site/react' {
         interface Widgets { 'notes/Latest': { limit?: number } }
         interface Events { 'notes/read': number }
       }`,
    );
    const { widgets, events, versions } = await readTables();
    expect(Object.keys(widgets).sort()).toEqual(['books/Grid', 'notes/Latest']);
    expect([events, versions]).toEqual([{ 'notes/read': 'number' }, { 'notes/read': 1 }]);
  });

  it('are missed in a file that has none', async () => {
    write('widgets.ts', 'export {};');
    await expect(readTables()).rejects.toThrow('widgets.ts has no interface');
  });

  it('may be missing', async () => {
    expect(await readTables()).toEqual({ widgets: {}, events: {}, versions: {}, calls: [] });
  });

  it('may not be missing with the folder that the site names', async () => {
    await expect(readTables('shared/contrct')).rejects.toThrow(
      'webpack.common.js names the folder shared/contrct of the contract, which is not there',
    );
  });
});
