import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { appFolders, root, siteBuild } from '../../apps';
import { expandMembers, plainProgram } from './expand-type';
import { readDeclarations } from './read-declarations';

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

/**
 * The site's tables, and in addition what apps declare in their own folders, or what `types pull`
 * wrote.
 * @throws when the site's folder of tables is not there, or a table not in its file
 */
export function readTables(): Tables {
  const { contract = '' } = siteBuild();
  // Each table may be missing: in a misspelt folder all are, and nothing would be compared.
  if (!existsSync(path.join(root, contract))) {
    throw new Error(
      `webpack.common.js names the folder ${contract} of the contract, which is not there`,
    );
  }
  const fileOf = (name: string) => path.join(root, contract, name);
  const [widgets, events] = [fileOf('widgets.ts'), fileOf('events.ts')];
  const program = plainProgram([widgets, events].filter(existsSync));
  const apps = Object.values(appFolders).flatMap((app) => [`${app}/contract`, `${app}/src`]);
  const declared = readDeclarations(['@mf-types', ...apps].map((one) => path.join(root, one)));
  const versions = Object.fromEntries(
    propertiesOf(events, 'eventVersions').map(({ name, value }) => [name, Number(value)]),
  );
  return {
    widgets: { ...declared.widgets, ...membersOf(program, widgets) },
    events: { ...declared.events, ...membersOf(program, events) },
    versions: { ...declared.versions, ...versions },
    calls: propertiesOf(fileOf('endpoints.ts'), 'endpoints').map(({ name }) => name),
  };
}

/** Members of the interface in a file, and their types; none of a file that is missing. */
function membersOf(program: ts.Program, file: string): Record<string, string> {
  const source = program.getSourceFile(file);
  if (!source) return {};
  const table = source.statements.find(ts.isInterfaceDeclaration);
  if (!table) throw new Error(`${file} has no interface`);
  return expandMembers(program.getTypeChecker(), table);
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
