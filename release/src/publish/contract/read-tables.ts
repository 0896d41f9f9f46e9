import path from 'node:path';
import ts from 'typescript';
import { root } from '../../apps';
import { expandType } from './expand-type';

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
