import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHandle } from '../../react';
import type { RouteObject } from '../../router';

/**
 * Compares the pages with their handles. A widget that is missing in `serverWidgets` is not rendered
 * by the server, one that is missing in `clientWidgets` loads late, and so does a page without its
 * `chunk`.
 * @param folder the app's `src`, whose sources are read
 * @param routes routes of that app; pages are found by `handle.chunk`
 * @returns a sentence for each widget that is placed and not named, or named and not placed, and
 * for each page whose chunk is not named, or does not exist
 */
export function handleFaults(folder: string, routes: readonly RouteObject[]): string[] {
  const entries = chunkEntries(folder);
  return routes.flatMap(({ children = [], handle, lazy, path: address }): string[] => {
    const { chunk, clientWidgets = [], serverWidgets } = (handle ?? {}) as PageHandle;
    const rendered = serverWidgets?.({}) ?? [];
    const named = new Set<string>([...clientWidgets, ...rendered.map(({ name }) => name)]);
    const placed = placedWidgets((chunk && entries.get(chunk)) || []);
    const page = `the page "${chunk}"`;
    return [
      ...(lazy && !chunk ? [`the page ${address} names no chunk: name it in handle.chunk`] : []),
      ...(lazy && chunk && !entries.has(chunk) ? [`no chunk is called "${chunk}"`] : []),
      ...[...placed]
        .filter((name) => !named.has(name))
        .map(
          (name) =>
            `${page} uses ${name}: name it in handle.serverWidgets, or in handle.clientWidgets`,
        ),
      ...[...named]
        .filter((name) => !placed.has(name))
        .map((name) => `the handle of ${page} names ${name}, which the page does not use`),
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
    for (const [, name = ''] of text.matchAll(/\bname=\{?["']([a-z]+\/[A-Z]\w*)["']/g))
      found.add(name);
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
