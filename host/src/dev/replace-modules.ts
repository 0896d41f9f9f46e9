import { isLikelyComponentType, register } from 'react-refresh/runtime';
import type { Factory, WebpackRuntime } from './webpack-runtime';

/**
 * Puts changed modules in the place of those that run. A changed module is run again, and with it
 * those that import it, up to modules that hold components alone: React then draws these anew,
 * wherever they stand, with the state that they have.
 * @returns false when modules would have to be run again that hold more; nothing was run then
 * @throws what a module throws
 */
export function replaceModules(
  runtime: WebpackRuntime,
  modules: Readonly<Record<string, Factory>>,
): boolean {
  const changed = Object.keys(modules).filter(
    (id) => runtime.c[id] && String(runtime.m[id]) !== String(modules[id]),
  );
  const again = runAgain(runtime, changed);
  Object.assign(runtime.m, modules);
  if (!again) return false;
  const before = again.map((id) => [id, runtime.c[id]?.exports] as const);
  for (const id of again) delete runtime.c[id];
  return before.every(([id, old]) => {
    const next = runtime(id);
    nameComponents(id, old);
    nameComponents(id, next);
    return !isComponents(old) || haveSameNames(old, next);
  });
}

/** @returns undefined when it leads to a module that nothing but the start of the page imports */
function runAgain({ c, m }: WebpackRuntime, changed: readonly string[]): string[] | undefined {
  const again = new Set(changed);
  for (const id of again) {
    if (isComponents(c[id]?.exports)) continue;
    const quoted = JSON.stringify(id);
    // The text begins with the module's own id.
    const importers = Object.keys(c).filter((one) => one !== id && String(m[one]).includes(quoted));
    if (importers.length === 0) return undefined;
    for (const one of importers) again.add(one);
  }
  return [...again];
}

const isComponents = (exports: unknown): exports is object => {
  const values = typeof exports === 'object' && exports ? Object.values(exports) : [];
  return values.length > 0 && values.every(isLikelyComponentType);
};

const haveSameNames = (old: object, next: unknown): boolean =>
  isComponents(next) && String(Object.keys(old)) === String(Object.keys(next));

/** A component that its own module does not draw is known by its export. */
function nameComponents(id: string, exports: unknown): void {
  if (typeof exports !== 'object' || !exports) return;
  for (const [name, value] of Object.entries(exports)) {
    if (isLikelyComponentType(value)) register(value, `${id} export ${name}`);
  }
}
