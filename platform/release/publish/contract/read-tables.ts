import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root, siteBuild } from '../../apps';

/** What crosses between apps, as the site's contract says it (`SiteBuild`). */
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

/** @throws when a table is not where it is looked for */
export function readTables(): Tables {
  const { contract = '' } = siteBuild();
  const fileOf = (name: string) => path.join(root, contract, name);
  const [widgets, events] = [fileOf('widgets.ts'), fileOf('events.ts')];
  const program = ts.createProgram({
    rootNames: [widgets, events].filter(existsSync),
    options: {
      noEmit: true,
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      lib: ['lib.es5.d.ts'],
    },
  });
  return {
    widgets: membersOf(program, widgets),
    events: membersOf(program, events),
    versions: Object.fromEntries(
      propertiesOf(events, 'eventVersions').map(({ name, value }) => [name, Number(value)]),
    ),
    calls: propertiesOf(fileOf('endpoints.ts'), 'endpoints').map(({ name }) => name),
  };
}

/** Members of the interface in a file, and their types; none of a file that is missing. */
function membersOf(program: ts.Program, file: string): Record<string, string> {
  const source = program.getSourceFile(file);
  if (!source) return {};
  const table = source.statements.find(ts.isInterfaceDeclaration);
  if (!table) throw new Error(`${file} has no interface`);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    checker
      .getTypeAtLocation(table)
      .getProperties()
      .map((member) => [member.name, expandType(checker, checker.getTypeOfSymbol(member))]),
  );
}

/**
 * @returns the properties of the object that a constant in a file is, with those of an object of
 *   another file that it spreads; none without the file
 */
function propertiesOf(file: string, constant: string): { name: string; value: string }[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let object = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === constant)?.initializer;
  // `{ … } as const satisfies Table`
  while (object && (ts.isAsExpression(object) || ts.isSatisfiesExpression(object))) {
    object = object.expression;
  }
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((node) => {
    if (ts.isSpreadAssignment(node)) {
      const spread = node.expression.getText();
      const from = statements
        .filter(ts.isImportDeclaration)
        .find(({ importClause }) => importClause?.getText().match(/\w+/g)?.includes(spread));
      const source = from && (from.moduleSpecifier as ts.StringLiteral).text;
      return source ? propertiesOf(path.join(path.dirname(file), `${source}.ts`), spread) : [];
    }
    const name = node.name && 'text' in node.name ? node.name.text : '';
    const value = ts.isPropertyAssignment(node) ? node.initializer.getText() : node.getText();
    return [{ name, value }];
  });
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
