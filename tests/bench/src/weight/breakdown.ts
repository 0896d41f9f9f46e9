import path from 'node:path';
import { appFolders } from 'federated-site/site-folder';
import { browserConfig, buildScripts, withoutHash } from './script-sources';

/** A script of a page, and its bytes as sent. */
interface Script {
  url: string;
  bytes: number;
}

/** Bytes of one source in one script, as its share of the script's compressed bytes. */
interface SourceBytes {
  script: string;
  source: string;
  bytes: number;
}

/**
 * Builds the apps of loaded scripts once more, with source maps, and finds out whose the bytes are.
 * @param scripts as counted on the page
 * @param scratch folder to build into
 */
export async function breakdown(
  scripts: readonly Script[],
  scratch: string,
): Promise<SourceBytes[]> {
  const found: SourceBytes[] = [];
  for (const app of new Set(scripts.map(appOf))) {
    const [name = '', version = ''] = app.split('@');
    const folder = appFolders[name];
    if (!folder) continue;
    const built = await buildScripts(browserConfig(folder, version, path.join(scratch, name)));
    for (const { url, bytes } of scripts.filter((script) => appOf(script) === app)) {
      const file = withoutHash(path.basename(url));
      for (const [source, share] of built.get(file) ?? [])
        found.push({ script: `${name}/${file}`, source, bytes: bytes * share });
    }
  }
  return found;
}

const appOf = ({ url }: Script): string => {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
  return `${name}@${version}`;
};

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
  return ours
    .split('/')
    .slice(0, ours.startsWith('platform/') ? 2 : 4)
    .join('/');
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
    const inside = sum(
      page.filter((source) => source.script === script),
      group,
    ).slice(0, 6);
    const shares = inside.map(([name, share]) => `${name} ${kB(share).trim()}`);
    print(`    ${kB(bytes)}  ${script}: ${shares.join(', ')}`);
  }
  print('  our own modules, largest first:');
  const own = page.filter((source) => /^platform\/|\/src\//.test(group(source)));
  for (const [name, bytes] of sum(own, ownName).slice(0, maxModules))
    print(`    ${kB(bytes)}  ${name}`);
}

const ownName = ({ script, source }: SourceBytes): string =>
  `${source.replace(/.*?(?=[\w-]+\/src\/|platform\/)/, '')}  in ${script}`;

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
