import path from 'node:path';
import { endpoints, eventVersions } from '@shop/shared/contract';
import ts from 'typescript';
import { root } from '../../apps';

/** What crosses a border, as `shared/src/contract` says it. */
export interface Tables {
  /** widget → type of its props */
  widgets: Readonly<Record<string, string>>;
  /** event → type of its detail */
  events: Readonly<Record<string, string>>;
  /** event → its version */
  versions: Readonly<Record<string, number>>;
  /** keys of the API's calls */
  calls: readonly string[];
}

const folder = path.join(root, 'shared/src/contract');
const widgetsFile = path.join(folder, 'widgets.ts');
const eventsFile = path.join(folder, 'events.ts');

/** @throws when a table is not where it is looked for */
export function readTables(): Tables {
  const program = ts.createProgram({
    rootNames: [widgetsFile, eventsFile],
    options: {
      noEmit: true,
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  });
  return {
    widgets: membersOf(program, widgetsFile, 'Widgets'),
    events: membersOf(program, eventsFile, 'ShopEvents'),
    versions: eventVersions,
    calls: Object.keys(endpoints),
  };
}

function membersOf(program: ts.Program, file: string, name: string): Record<string, string> {
  const table = program
    .getSourceFile(file)
    ?.statements.filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  if (!table) throw new Error(`${file} has no interface ${name}`);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    checker
      .getTypeAtLocation(table)
      .getProperties()
      .map((member) => [member.name, expandType(checker, checker.getTypeOfSymbol(member))]),
  );
}

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
