import ts from 'typescript';

/**
 * Compiler options of a part, without what only tools and tests need.
 * @param config text of the checkout's tsconfig.json
 */
export function readOptions(config: string): ts.CompilerOptions {
  const { config: json } = ts.parseConfigFileTextToJson('tsconfig.json', config);
  const { options } = ts.convertCompilerOptionsFromJson(json?.compilerOptions ?? {}, '/');
  return { ...options, types: [], skipLibCheck: true, noEmit: true };
}
