import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { partFolder, root } from '../apps';
import { readOptions } from '../compile/read-options';
import { optionsFile, platformModule, type SourceFiles, unlinked } from '../compile/source-files';

/**
 * Everything that compiling a part reads: a remote's own sources, and what it brings besides the
 * platform; for the host the platform too, with the declarations of every library.
 */
export function packSources(name: string): SourceFiles {
  const isHost = name === 'host';
  const read = new Map<string, string>();
  const note = (file: string, text: string) => {
    const below = path.relative(root, file).split(path.sep).join('/');
    if (!below.startsWith('..')) read.set(unlinked(below), text);
  };
  const config = path.join(root, optionsFile);
  const options = { ...readOptions(readFileSync(config, 'utf8')), noLib: true };
  const host = ts.createCompilerHost(options);
  const readText = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readText(file);
    if (text !== undefined) note(file, text);
    return text;
  };
  // A link is a name like any other: what lies behind it may be outside the checkout.
  delete host.realpath;
  const cache = ts.createModuleResolutionCache(root, (one) => one, options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      !isHost && platformModule.test(text)
        ? { resolvedModule: undefined }
        : ts.resolveModuleName(text, from, options, host, cache),
    );
  ts.createProgram(isHost ? hostRoots() : remoteRoots(name), options, host);
  if (isHost) note(config, readFileSync(config, 'utf8'));
  return { files: Object.fromEntries([...read].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const remoteRoots = (name: string): string[] => {
  const folder = path.join(partFolder(name), 'src');
  return [path.join(folder, 'remote.tsx'), ...declarations(folder)];
};

/** What runs in the browser, and every subpath of the platform but the tests'. */
function hostRoots(): string[] {
  const source = path.join(partFolder('host'), 'src');
  const shared = path.join(root, 'shared');
  const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const subpaths = Object.entries(exports).filter(([subpath]) => subpath !== './testing');
  return [
    path.join(source, 'client/main.tsx'),
    path.join(source, 'boot/boot.ts'),
    ...subpaths.map(([, file]) => path.join(shared, file)),
    ...declarations(source),
    ...declarations(path.join(shared, 'src')),
  ];
}

const declarations = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file));
