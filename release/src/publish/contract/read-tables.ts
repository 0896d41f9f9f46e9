import path from 'node:path';
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
const files = { widgets: 'widgets.ts', events: 'events.ts', endpoints: 'endpoints.ts' };

/** @throws when a table is not where it is looked for */
export function readTables(): Tables {
  const file = (name: string) => path.join(folder, name);
  const program = ts.createProgram({
    rootNames: [file(files.widgets), file(files.events)],
    options: {
      noEmit: true,
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  const sourceOf = (name: string): ts.SourceFile => {
    const source = program.getSourceFile(file(name));
    if (!source) throw new Error(`${file(name)} is missing`);
    return source;
  };
  return {
    widgets: membersOf(checker, sourceOf(files.widgets), 'Widgets'),
    events: membersOf(checker, sourceOf(files.events), 'ShopEvents'),
    versions: numbersIn(sourceOf(files.events), 'eventVersions'),
    calls: keysIn(file(files.endpoints)),
  };
}

function membersOf(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  name: string,
): Record<string, string> {
  const table = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  if (!table) throw new Error(`${source.fileName} has no interface ${name}`);
  return Object.fromEntries(
    checker
      .getTypeAtLocation(table)
      .getProperties()
      .map((member) => [member.name, expandType(checker, checker.getTypeOfSymbol(member))]),
  );
}

function numbersIn(source: ts.SourceFile, name: string): Record<string, number> {
  const found: Record<string, number> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) {
      const table = node.initializer;
      for (const one of table && ts.isObjectLiteralExpression(table) ? table.properties : []) {
        if (ts.isPropertyAssignment(one) && ts.isStringLiteral(one.name)) {
          found[one.name.text] = Number(one.initializer.getText(source));
        }
      }
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The endpoints are values, and long to check: their keys are all that is needed. */
function keysIn(file: string): string[] {
  const text = ts.sys.readFile(file) ?? '';
  return [...text.matchAll(/^ {2}'([A-Z]+ \/\S+)': \{/gm)].flatMap(([, key]) => key ?? []);
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
