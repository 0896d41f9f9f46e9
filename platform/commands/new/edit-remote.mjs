import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, siteBuild } from '../../build/site-folder.js';
import { root } from '../start/root.mjs';
import { Refusal } from './draft.mjs';

/** A list in a `remote.tsx` that is formatted as Biome does; empty ones have one line. */
const list = (name, open, close) =>
  new RegExp(`^ {2}${name}: \\${open}(?:\\n[\\s\\S]*?^ {2})?\\${close},$`, 'm');

/** Adds a row to the end of a list. */
const addRow = (draft, file, name, [open, close], row) =>
  draft.change(
    file,
    list(name, open, close),
    (found) => `${found.slice(0, -2).trimEnd()}\n${row}\n  ${close},`,
    `list \`${name}: ${open} … ${close},\``,
  );

/** @throws {Refusal} when another part of the app has the chunk, or an app the path */
export function refuseTaken(draft, file, { chunk, path: address }) {
  if (draft.read(file).includes(`webpackChunkName: "${chunk}"`))
    throw new Refusal(`${file} has a chunk "${chunk}" already. Give another name.`);
  for (const folder of Object.values(appFolders).filter((one) => one !== 'host')) {
    const contract = `${folder}/contract.json`;
    if (
      address &&
      JSON.parse(readFileSync(path.join(root, contract), 'utf8')).paths.includes(address)
    )
      throw new Refusal(`${address} is in ${contract} already.`);
  }
}

/** Adds a page to the end of a remote's routes, and its path to the contract behind theirs. */
export function addRoute(draft, folder, { path: address, chunk, loader, page }) {
  const remote = `${folder}/src/remote.tsx`;
  refuseTaken(draft, remote, { chunk, path: address });
  const row = `    {
      path: '${address}',
      loader: ${loader},
      handle: { chunk: '${chunk}' },
      lazy: () => import(/* webpackChunkName: "${chunk}" */ './pages/${page}'),
    },`;
  addRow(draft, remote, 'routes', '[]', row);
  // Only `documents` has paths as names; the contract has those behind all others.
  const isOfDocument = (one) => draft.read(remote).includes(`'${one}': `);
  const added = `import { ${loader} } from './data/${chunk}-loader';\n`;
  draft.change(remote, /^import /m, (found) => added + found, 'imports');
  draft.change(
    `${folder}/contract.json`,
    /(?<="paths": )\[[^\]]*\]/,
    (found) => {
      const paths = JSON.parse(found);
      const behind = paths.findIndex(isOfDocument);
      return JSON.stringify(paths.toSpliced(behind < 0 ? paths.length : behind, 0, address));
    },
    'list "paths"',
  );
}

/** Adds a widget to the end of a remote's, and its props to the contract of all apps. */
export function addWidget(draft, folder, { app, name, chunk, title }) {
  const remote = `${folder}/src/remote.tsx`;
  refuseTaken(draft, remote, { chunk });
  const row = `    ${name}: async () =>
      (await import(/* webpackChunkName: "${chunk}" */ './widgets/${name}')).default,`;
  addRow(draft, remote, 'widgets', '{}', row);
  draft.change(
    `${siteBuild().contract}/widgets.ts`,
    /^export interface Widgets \{\n[\s\S]*?(?=^\}$)/m,
    (found) => `${found}  /** ${title}. */\n  '${app}/${name}': Record<never, never>;\n`,
    '`export interface Widgets`',
  );
}
