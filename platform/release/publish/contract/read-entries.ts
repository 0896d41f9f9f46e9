import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A line of a table in a file of the contract: its name, and its source text. */
interface Entry {
  name: string;
  value: string;
}

const parse = (file: string): ts.SourceFile | undefined =>
  existsSync(file)
    ? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    : undefined;

/** @returns the properties of the object that a constant in a file is; none without the file */
export function propertiesOf(file: string, constant: string): Entry[] {
  const found = parse(file)
    ?.statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === constant);
  return entriesOf(found?.initializer);
}

/**
 * @returns the members of the interfaces and objects in a file, and every other statement as an
 *   entry without a name
 */
export function tablesOf(file: string): Entry[] {
  return [...(parse(file)?.statements ?? [])].flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement)) return statement.members.map(entryOf);
    const lines = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ initializer }) => entriesOf(initializer))
      : [];
    return lines.length > 0 ? lines : { name: '', value: statement.getText() };
  });
}

/** Also of `{ … } as const satisfies Table`. */
function entriesOf(node: ts.Expression | undefined): Entry[] {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))) {
    return entriesOf(node.expression);
  }
  return node && ts.isObjectLiteralExpression(node) ? node.properties.map(entryOf) : [];
}

const entryOf = (node: ts.TypeElement | ts.ObjectLiteralElementLike): Entry => ({
  name: node.name && 'text' in node.name ? node.name.text : '',
  value: ts.isPropertyAssignment(node) ? node.initializer.getText() : node.getText(),
});
