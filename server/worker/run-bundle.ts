import { isBuiltin } from 'node:module';
import vm from 'node:vm';

/**
 * Runs a CommonJS bundle with nothing but Node's own modules and the ones handed in.
 * @param platform module name → the host's copy of it, so that there is one of each
 * @returns what the bundle exports
 * @throws when the bundle throws, or asks for a module it was not given
 */
export function runBundle(
  code: string,
  filename: string,
  platform: Readonly<Record<string, unknown>> = {},
): unknown {
  const require = (id: string): unknown => {
    if (id in platform) return platform[id];
    if (isBuiltin(id)) return process.getBuiltinModule(id);
    throw new Error(`${filename} asks for "${id}", which the platform does not have`);
  };
  const module = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
