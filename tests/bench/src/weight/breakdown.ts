import path from 'node:path';
import { appFolders } from 'federated-site/site-folder';
import { buildScripts, sourceShares } from './script-sources';

/** Bytes of one source in one script, as its share of the script's compressed bytes. */
interface SourceBytes {
  script: string;
  source: string;
  bytes: number;
}

/**
 * Builds the apps of loaded scripts once more, with source maps, and finds out whose the bytes are.
 * @param scripts as counted on the page, with their bytes as sent
 * @param out folder to build into
 */
export async function breakdown(
  scripts: readonly { url: string; bytes: number }[],
  out: string,
): Promise<SourceBytes[]> {
  const found: SourceBytes[] = [];
  const built = new Map<string, string[]>();
  for (const { url, bytes } of scripts) {
    const [, app = '', version = ''] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
    const folder = appFolders[app];
    if (!folder) continue;
    const files = built.get(app) ?? (await buildScripts(folder, version, path.join(out, app)));
    built.set(app, files);
    const name = nameOf(url);
    const file = files.find((file) => nameOf(file) === name);
    for (const [source, share] of file ? await sourceShares(file) : []) {
      found.push({ script: `${app}/${name}`, source, bytes: bytes * share });
    }
  }
  return found;
}

/** @returns a script's name without the hash of its content: `list.js` of `/list.4d99054b.js?r=1` */
const nameOf = (url: string): string =>
  path.basename(url.replace(/\?.*$/, '')).replace(/\.[0-9a-f]{8}(?=\.)/, '');

/**
 * The name under which bytes of a source are added up: a package, or a folder of ours two deep.
 * @param source as the source map names it, `webpack://host/./src/client/main.tsx`
 */
export function groupOf(source: string): string {
  if (source === '') return '(webpack)';
  const [, inside] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (inside) return inside;
  if (/webpack\/(runtime|bootstrap)/.test(source)) return '(webpack)';
  const [, ours] = /((?:(?:shared|host|[a-z]+-mf)\/src|platform)\/.*)/.exec(source) ?? [];
  if (!ours) return '(federation)';
  const depth = ours.startsWith('platform/') ? 2 : 4;
  return ours.split('/').slice(0, depth).join('/');
}

/** Modules of ours that are printed one by one. */
const maxModules = 25;

/** Prints where the bytes go: by package or folder, by script, and the largest modules of ours. */
export function printBreakdown(page: readonly SourceBytes[], print: (line: string) => void): void {
  const group = ({ source }: SourceBytes) => groupOf(source);
  print('  whose bytes these are, in kB, as shares of the compressed files:');
  for (const [name, bytes] of sum(page, group)) {
    if (bytes >= 100) print(`    ${kB(bytes)}  ${name}`);
  }
  print('  the same by script:');
  for (const [script, bytes] of sum(page, (source) => source.script)) {
    const inside = page.filter((source) => source.script === script);
    const largest = sum(inside, group).slice(0, 6);
    const shares = largest.map(([name, share]) => `${name} ${kB(share).trim()}`);
    print(`    ${kB(bytes)}  ${script}: ${shares.join(', ')}`);
  }
  print('  our own modules, largest first:');
  const own = page.filter((source) => /^platform\/|\/src\//.test(group(source)));
  const moduleOf = ({ script, source }: SourceBytes) =>
    `${source.replace(/.*?(?=[\w-]+\/src\/|platform\/)/, '')}  in ${script}`;
  for (const [name, bytes] of sum(own, moduleOf).slice(0, maxModules)) {
    print(`    ${kB(bytes)}  ${name}`);
  }
}

/** @returns bytes by name, the largest first */
function sum(
  sources: readonly SourceBytes[],
  nameOf: (source: SourceBytes) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const source of sources) {
    const name = nameOf(source);
    sums.set(name, (sums.get(name) ?? 0) + source.bytes);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

/** @returns e.g. `   2.90`, in columns */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(7);
