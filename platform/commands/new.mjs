import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { appFolders } from '../build/site-folder.js';
import { openDraft, Refusal } from './new/draft.mjs';
import { newPage, newRemote, newWidget } from './new/kinds.mjs';
import { install } from './start/install.mjs';
import { platformFile, root } from './start/root.mjs';

/** `npm run new -- remote|page|widget …`: the files and the edits that CONTRIBUTING.md describes. */
const apps = Object.keys(appFolders);
const remotes = apps.filter((app) => app !== 'host');
const kinds = {
  remote: { make: newRemote, args: ['NAME'], path: ([name]) => `/${name}` },
  page: { make: newPage, args: ['APP', 'PATH', '[NAME]'], apps, path: ([, path]) => path },
  widget: { make: newWidget, args: ['APP', 'NAME'], apps: remotes },
};
const usage = Object.entries(kinds).map(
  ([kind, { args, apps: owners }]) =>
    `npm run new -- ${kind} ${args.join(' ')}${owners ? `   (APP: ${owners.join(', ')})` : ''}`,
);

const [name = '', ...args] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
try {
  if (!kind) throw new Refusal(`"${name}" is nothing that this command makes.`);
  const needed = kind.args.filter((arg) => !arg.startsWith('['));
  if (args.length < needed.length || args.length > kind.args.length)
    throw new Refusal(`A ${name} needs ${needed.join(' and ')}.`);
  if (kind.apps && !kind.apps.includes(args[0]))
    throw new Refusal(`"${args[0]}" is not an app that can have a ${name}.`);
  // First: what follows imports packages.
  install();
  const { loadTypeScript } = await import('../build/load-typescript.mjs');
  const { isServerPath } = await loadTypeScript(platformFile('release-set/server-paths.ts'));
  const page = kind.path?.(args) ?? '';
  if (isServerPath(page)) throw new Refusal(`${page} is no page: the server answers it itself.`);
  const draft = openDraft(root);
  const next = kind.make(draft, ...args);
  const { added, changed } = draft.write();
  format([...added, ...changed]);
  for (const file of added) console.log(`new      ${file}`);
  for (const file of changed) console.log(`changed  ${file}`);
  for (const step of next) console.log(`next     ${step}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error([error.message, 'Nothing was written. What can be made:', ...usage].join('\n'));
  process.exitCode = 2;
}

/** Names are longer or shorter than those of the example, and imports have an order. */
function format(files) {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['check', '--write', '--linter-enabled=false', '--log-level=error'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...options, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) console.warn(`${stdout}${stderr}`);
}
