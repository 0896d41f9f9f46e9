import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppContract } from '@shop/shared/contract';
import { compileParts } from '../../compile/compile-apps';
import type { CompileTask } from '../../compile/compile-task';
import { promote } from '../../operations/promote';
import type { FolderStore } from '../../store/folder-store';
import { pageSources, platformSources } from '../../testing/source-world';
import { contractOf, filesOf, newStore, publishPart, removeStore } from '../../testing/store-world';
import { findUseBreaks } from './use-breaks';

let store: FolderStore;
beforeEach(async () => {
  store = await newStore();
});
afterEach(() => removeStore(store));

type Rest = Partial<AppContract>;

const publish = (
  name: string,
  version: string,
  sources: Record<string, string>,
  rest: Rest = {},
) => {
  const contract = contractOf(name, version, rest);
  return publishPart(store, contract, { ...filesOf(contract), ...sources });
};

const compiled: string[][] = [];
const here = async (task: CompileTask) => {
  compiled.push(task.parts.map(({ name }) => name));
  return compileParts(task);
};

/** What is found when a version is put beside what is live. */
async function breaks(name: string, version: string): Promise<string[]> {
  const { release = '' } = (await store.readChannel('live')) ?? {};
  const before = (await store.readSet(release)).parts;
  const parts = { ...before, [name]: await store.readPart(name, version) };
  compiled.length = 0;
  return findUseBreaks(store, { parts, candidates: [name], before }, here);
}

const button = (type: string): Rest => ({
  widgets: ['Button'],
  emits: ['cart/changed@1'],
  types: { 'account/Button': type, 'cart/changed': '{ "count": number }' },
});
const places: Rest = {
  places: ['account/Button'],
  consumes: ['cart/changed@1'],
  types: { 'account/Button': '{ "productId": number }', 'cart/changed': '{ "count": number }' },
};
const page = (attributes: string) => `import { Widget } from '@shop/shared/federation';
import { on } from '@shop/shared/bus';
import { rupees } from '@shop/shared/format';

on('cart/changed', ({ count }) => console.log(rupees(count)));
export const Page = () => <Widget name="account/Button" ${attributes} />;
declare const console: { log(text: string): void };`;

/** Host, account and catalogue are live; the catalogue places the account's button. */
beforeEach(async () => {
  await publish('host', '1', platformSources());
  await publish(
    'account',
    '1',
    pageSources('account', 'export {}'),
    button('{ "productId": number }'),
  );
  await publish('catalog', '1', pageSources('catalog', page('productId={1}')), places);
  const versions = { host: '1', account: '1', catalog: '1' };
  await promote(store, { versions, by: 'Asha' }, async () => {});
});

describe('what parts were built from is compiled against what would be live; refused is', () => {
  it('a prop that the live owner does not take', async () => {
    await publish(
      'catalog',
      '2',
      pageSources('catalog', page('productId={1} look="wide"')),
      places,
    );
    const [said] = await breaks('catalog', '2');
    expect(said).toMatch(
      /^catalog@2 does not compile with what is live: catalog-mf\/src\/Page\.tsx, line 6, look: property 'look' does not exist on type/,
    );
  });

  it('a prop that the owner newly needs', async () => {
    const type = '{ "productId": number; "title": string }';
    await publish('account', '2', pageSources('account', 'export {}'), button(type));
    const [said] = await breaks('account', '2');
    expect(said).toMatch(
      /^catalog@1, which is live, does not compile with account@2: catalog-mf\/src\/Page\.tsx, line 6, Widget: property '"?title"?' is missing/,
    );
  });

  it('a member of an event’s detail that is heard and no longer said', async () => {
    const types = {
      'account/Button': '{ "productId": number }',
      'cart/changed': '{ "total": number }',
    };
    await publish('account', '2', pageSources('account', 'export {}'), { ...button(''), types });
    expect(await breaks('account', '2')).toEqual([
      "catalog@1, which is live, does not compile with account@2: catalog-mf/src/Page.tsx, line 5, count: property 'count' does not exist on type '{ total: number; }'",
    ]);
  });

  it('a name of the platform that a live remote takes', async () => {
    const without = { 'shared/src/format/index.ts': 'export const inr = String;' };
    await publish('host', '2', platformSources(without));
    expect(await breaks('host', '2')).toEqual([
      "catalog@1, which is live, does not compile with host@2: catalog-mf/src/Page.tsx, line 3, rupees: module '\"@shop/shared/format\"' has no exported member 'rupees'",
    ]);
  });

  it('a function of the platform that newly takes something else', async () => {
    const other = { 'shared/src/format/index.ts': 'export const rupees = (a: string) => a;' };
    await publish('host', '2', platformSources(other));
    expect((await breaks('host', '2'))[0]).toMatch(
      /line 5, count: argument of type 'number' is not assignable to parameter of type 'string'/,
    );
  });

  it('more than a few places, by their number', async () => {
    const lines = Array.from(
      { length: 9 },
      (_, line) => `export const a${line}: string = ${line};`,
    );
    await publish('catalog', '2', pageSources('catalog', lines.join('\n')), {});
    const said = await breaks('catalog', '2');
    expect(said).toHaveLength(6);
    expect(said[5]).toBe('catalog@2 does not compile with what is live in 4 more places');
  });

  it('a file of types that was changed in the store', async () => {
    await publish('catalog', '2', pageSources('catalog', page('productId={1}')), places);
    const file = path.join(store.partFolder('catalog', '2'), 'types.json');
    await writeFile(file, JSON.stringify({ files: {} }));
    expect(await breaks('catalog', '2')).toEqual([
      'types.json of catalog@2 is not the file that was published',
    ]);
  });
});

describe('let pass is', () => {
  it('a value that is declared and never given', async () => {
    const types = { 'account/Button': '{ "productId": number; "look"?: "tall" }' };
    const sources = pageSources('catalog', page('productId={1}'));
    await publish('catalog', '2', sources, { ...places, types: { ...places.types, ...types } });
    expect(await breaks('catalog', '2')).toEqual([]);
  });

  it('a widget of a newer platform that its owner does not offer yet, and one it does before', async () => {
    const type = '{ "productId": number }';
    const more = { ...button(type), widgets: ['Button', 'Wheel'] };
    const face = `import type { Widgets } from '@shop/shared/contract';
      export const face: { [N in keyof Widgets as N extends \`account/\${string}\` ? N : never]: 1 } =
        { 'account/Button': 1, 'account/Wheel': 1 };`;
    const types = { ...more.types, 'account/Wheel': '{ "size": number }' };
    await publish('account', '2', pageSources('account', face), { ...more, types });
    expect(await breaks('account', '2')).toEqual([]);
    const wider = `export interface Widgets { 'catalog/Grid': {}; 'account/Button': { productId: number }; 'account/Spoke': {} }`;
    await publish('host', '2', platformSources({ 'shared/src/contract/widgets.ts': wider }));
    expect(await breaks('host', '2')).toEqual([]);
  });

  it('what compiled once, without compiling it again; what nothing changes for, neither', async () => {
    await publish('catalog', '2', pageSources('catalog', page('productId={2}')), places);
    expect(await breaks('catalog', '2')).toEqual([]);
    expect(compiled).toEqual([['catalog']]);
    expect(await breaks('catalog', '2')).toEqual([]);
    expect(compiled).toEqual([]);
  });

  it('what was published before versions brought their sources', async () => {
    await publish('catalog', '2', {}, places);
    expect(await breaks('catalog', '2')).toEqual([]);
    expect(compiled).toEqual([]);
  });
});

it('is decided in a process of its own', async () => {
  await publish('catalog', '2', pageSources('catalog', page('')), places);
  await expect(promote(store, { versions: { catalog: '2' }, by: 'Asha' })).rejects.toThrow(
    /catalog@2 does not compile with what is live: .*productId.* is missing/,
  );
}, 60_000);
