import path from 'node:path';
import ts from 'typescript';
import { unlinked } from './source-files';

/** Where the files seem to lie; nothing on this machine's disk does. */
const top = '/shop/';

export const addressOf = (file: string): string => top + file;
export const nameOf = (address: string): string => address.slice(top.length);

const libraries = path.dirname(ts.getDefaultLibFilePath({}));

/** Parsed once, however many parts are compiled against the same text. */
const parsed = new Map<string, { text: string; file: ts.SourceFile }>();

/**
 * A compiler's view of files that exist only as texts, beside TypeScript's own libraries.
 * @param files path → text
 */
export function virtualHost(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const folders = foldersOf(files.keys());
  const textAt = (address: string): string | undefined =>
    address.startsWith(top)
      ? files.get(unlinked(nameOf(address)))
      : address.startsWith(libraries)
        ? ts.sys.readFile(address)
        : undefined;
  const host: ts.CompilerHost = {
    fileExists: (address) => textAt(address) !== undefined,
    readFile: textAt,
    directoryExists: (address) => folders.has(address.replace(/\/$/, '')),
    getSourceFile(address, version) {
      const known = parsed.get(address);
      const text = known && address.startsWith(libraries) ? known.text : textAt(address);
      if (text === undefined) return undefined;
      if (known?.text === text) return known.file;
      const file = ts.createSourceFile(address, text, version, false);
      parsed.set(address, { text, file });
      return file;
    },
    getDefaultLibFileName: (given) => path.join(libraries, ts.getDefaultLibFileName(given)),
    getCurrentDirectory: () => top,
    getCanonicalFileName: (address) => address,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile() {},
  };
  const cache = ts.createModuleResolutionCache(top, (one) => one, options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const found = ts.resolveModuleName(text, from, options, host, cache);
      return found.resolvedModule ? { ...found, resolvedModule: own(found.resolvedModule) } : found;
    });
  return host;
}

/** The platform's files are one module each, by whatever name they are asked for. */
function own(module: ts.ResolvedModuleFull): ts.ResolvedModuleFull {
  const resolvedFileName = unlinked(module.resolvedFileName);
  const isOwn = resolvedFileName !== module.resolvedFileName;
  return isOwn ? { ...module, resolvedFileName, isExternalLibraryImport: false } : module;
}

function foldersOf(names: Iterable<string>): Set<string> {
  const folders = new Set([top.slice(0, -1), `${top}node_modules`, `${top}node_modules/@shop`]);
  for (const name of names) {
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      folders.add(top + name.slice(0, at));
      if (name.startsWith('shared/') || name === 'shared') {
        folders.add(`${top}node_modules/@shop/${name.slice(0, at)}`);
      }
    }
  }
  return folders;
}
