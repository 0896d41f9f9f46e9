import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHandle } from '@shop/shared/federation';
import type { RouteObject } from '@shop/shared/router';

/**
 * Compares the widgets that pages place with those that their handles name: one that is forgotten
 * in `slots` is not drawn by the server, one that is forgotten in `places` comes late.
 * @param folder the app's `src`, whose sources are read
 * @param routes routes of that app; pages are found by `handle.chunk`
 * @returns a sentence for each widget that is placed and not named, or named and not placed
 */
export function handleFaults(folder: string, routes: readonly RouteObject[]): string[] {
  const entries = chunkEntries(folder);
  return routes.flatMap(({ children = [], handle }): string[] => {
    const { chunk, places = [], slots } = (handle ?? {}) as PageHandle;
    const named = new Set<string>([...places, ...(slots?.({}) ?? []).map(({ name }) => name)]);
    const placed = placedWidgets((chunk && entries.get(chunk)) || []);
    const page = `the page "${chunk}"`;
    return [
      ...[...placed]
        .filter((name) => !named.has(name))
        .map((name) => `${page} places ${name}: name it in handle.slots, or in handle.places`),
      ...[...named]
        .filter((name) => !placed.has(name))
        .map((name) => `the handle of ${page} names ${name}, which the page does not place`),
      ...handleFaults(folder, children),
    ];
  });
}

/** Chunk name → the modules that a dynamic import puts into it. */
function chunkEntries(folder: string): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!/\.tsx?$/.test(name) || /\.test\./.test(name)) continue;
    for (const [, chunk = '', target = ''] of readFileSync(file, 'utf8').matchAll(
      /webpackChunkName: "([\w-]+)" \*\/\s*'(\.[^']+)'/g,
    )) {
      const module = resolve(file, target);
      if (module) entries.set(chunk, [...(entries.get(chunk) ?? []), module]);
    }
  }
  return entries;
}

/** Names of the widgets in these modules, and in what they import of their own app. */
function placedWidgets(modules: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/<Widget\s[^>]*?\bname="([^"]+)"/g)) found.add(name);
    for (const [, target = ''] of text.matchAll(
      /(?:from|import\() ?(?:\/\*.*?\*\/ ?)?'(\.[^']+)'/g,
    )) {
      const module = resolve(file, target);
      if (module) visit(module);
    }
  };
  for (const file of modules) visit(file);
  return found;
}

function resolve(from: string, target: string): string | undefined {
  const base = path.resolve(path.dirname(from), target);
  return ['.tsx', '.ts', '/index.ts', '/index.tsx'].map((end) => base + end).find(existsSync);
}
