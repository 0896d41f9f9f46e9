import ts from 'typescript';

/** Left unresolved: their declarations are large, and no props or details are made of them. */
const notRead = /^(?:federated-site|react)(?:\/|$)/;

/** For types that are plain data. */
export const plainOptions: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
  lib: ['lib.es5.d.ts'],
};

/** @param rootNames files of interfaces whose members are plain data */
export function plainProgram(rootNames: readonly string[]): ts.Program {
  const options = {
    ...plainOptions,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const resolve = (name: string, from: string) =>
    notRead.test(name)
      ? { resolvedModule: undefined }
      : ts.resolveModuleName(name, from, options, host);
  host.resolveModuleNameLiterals = (names, from) => names.map(({ text }) => resolve(text, from));
  return ts.createProgram(rootNames, options, host);
}

/** Members of an interface, with those that it extends: name → type, written out in full. */
export const expandMembers = (
  checker: ts.TypeChecker,
  table: ts.InterfaceDeclaration,
): Record<string, string> =>
  Object.fromEntries(
    checker
      .getTypeAtLocation(table)
      .getProperties()
      .map((member) => [member.name, expandType(checker, checker.getTypeOfSymbol(member))]),
  );

/** Deeper than plain data goes; a type that refers to itself ends here. */
const maxDepth = 8;

/**
 * A type written out in full, without the names of the files it came from, so that two builds can
 * be compared by their types alone. Widgets' props and events' details are plain data.
 */
function expandType(checker: ts.TypeChecker, type: ts.Type, depth = 0): string {
  if (depth > maxDepth) return 'unknown';
  const expand = (inner: ts.Type) => expandType(checker, inner, depth + 1);
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  if (type.isUnion()) return type.types.map(expand).sort().join(' | ');
  if (type.isIntersection()) return type.types.map(expand).join(' & ');
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const text = `(${item ? expand(item) : 'unknown'})[]`;
    return type.symbol.name === 'ReadonlyArray' ? `readonly ${text}` : text;
  }
  const properties = type.getProperties();
  const isPlainObject = type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0;
  if (!isPlainObject || checker.isTupleType(type)) {
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }
  const members = properties.map((property) => {
    const isOptional = property.flags & ts.SymbolFlags.Optional;
    return `${JSON.stringify(property.name)}${isOptional ? '?' : ''}: ${expand(checker.getTypeOfSymbol(property))}`;
  });
  const index = checker
    .getIndexInfosOfType(type)
    .map(({ keyType, type: value }) => `[key: ${checker.typeToString(keyType)}]: ${expand(value)}`);
  return `{ ${[...index, ...members].join('; ')} }`;
}
