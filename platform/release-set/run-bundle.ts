import { isBuiltin } from 'node:module';
import vm from 'node:vm';

/**
 * Runs a CommonJS bundle with nothing but Node's own modules and the ones handed in.
 * @param platform module name → the host's copy of it, so that there is one of each; or a function
 * that loads them
 * @returns what the bundle exports
 * @throws when the bundle throws, or asks for a module it was not given
 */
export function runBundle(
  code: string,
  filename: string,
  platform: Readonly<Record<string, unknown>> | NodeJS.Require = {},
): unknown {
  const require = (id: string): unknown => {
    if (isBuiltin(id)) return process.getBuiltinModule(id);
    if (typeof platform === 'function') return platform(id);
    if (id in platform) return platform[id];
    throw new Error(`it asks for "${id}", which the platform does not have`);
  };
  const module = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
