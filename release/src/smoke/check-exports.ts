import type { BundleTask } from './bundle-task';
import type { Face } from './face';
import { failure } from './failure';
import { pathPatterns, type Route, shapeOf } from './path-patterns';

/**
 * Loads everything that a remote exposes, and compares it with its contract.
 * @returns the rest of a sentence for each problem
 */
export async function checkExports(
  face: Face,
  { contract }: BundleTask['remotes'][number],
): Promise<string[]> {
  const problems: string[] = [];
  if (face.name !== contract.name) problems.push(`calls itself "${face.name}"`);
  const answered = [...pathPatterns(face.routes), ...Object.keys(face.documents ?? {})];
  const shapes = (patterns: readonly string[]) => new Set(patterns.map(shapeOf));
  const owned = contract.paths.find((path) => !shapes(answered).has(shapeOf(path)));
  if (owned) problems.push(`owns ${owned} in its contract, but has no page for it`);
  const unowned = answered.find((path) => !shapes(contract.paths).has(shapeOf(path)));
  if (unowned) problems.push(`has a page for ${unowned}, which its contract.json does not own`);
  for (const route of face.routes) {
    const why = await failure(async () => loads(route));
    if (why) problems.push(`cannot load its page ${route.path}: ${why}`);
  }
  for (const [path, document] of Object.entries(face.documents ?? {})) {
    const why = await failure(async () => {
      if (!(await document()).load) throw new Error('it has no load');
    });
    if (why) problems.push(`cannot load its document ${path}: ${why}`);
  }
  for (const widget of contract.widgets) {
    const why = await failure(async () => {
      const found = await face.widgets[widget]?.();
      if (!found?.load || !found.Component) throw new Error('it is not exposed');
    });
    if (why) problems.push(`cannot load its widget ${widget}: ${why}`);
  }
  return problems;
}

async function loads(route: Route): Promise<void> {
  if (typeof route.lazy === 'function') {
    const page = await route.lazy();
    if (!page?.Component && !page?.element) throw new Error('it has no Component');
  }
  await Promise.all((route.children ?? []).map(loads));
}
