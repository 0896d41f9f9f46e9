import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a server bundle as the storefront server does (`server/worker/run-bundle.ts`): with
 * Node's own modules and the platform handed in, and nothing else.
 * @throws when the bundle throws, or asks for a module it was not given
 */
export function runBundle(
  file: string,
  platform: Readonly<Record<string, unknown>> | NodeJS.Require = {},
): unknown {
  const require = (id: string): unknown => {
    if (isBuiltin(id)) return nodeRequire(id);
    if (typeof platform === 'function') return platform(id);
    if (id in platform) return platform[id];
    throw new Error(`it asks for "${id}", which the platform does not have`);
  };
  const module = { exports: {} };
  const wrapper = ['module', 'exports', 'require'];
  const run = vm.compileFunction(readFileSync(file, 'utf8'), wrapper, { filename: file });
  run(module, module.exports, require);
  return module.exports;
}
