import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What may leave something in a browser; only files with one of these are read closely. */
const stores = /writeStored\(|\.setItem\(|(?:local|session)Storage|cookie|indexedDB|\bcaches\b/;

/** React Router stores under this key of its own. */
const scrollKey = 'react-router-scroll-positions';

/**
 * Under which names a source file stores something in the browser: keys of storage, names of
 * cookies. Where a part of a name varies, it has an ellipsis.
 * @throws when a name cannot be read from the source: then it must be a constant
 */
export function storedKeys(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const keys = text.includes('<ScrollRestoration') ? [scrollKey] : [];
  if (!stores.test(text)) return keys;
  const source = parse(file);
  const visit = (node: ts.Node): void => {
    keys.push(...keysOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function keysOf(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isCallExpression(node)) {
    const [key, value] = node.arguments;
    const isWrite = /(?:^|\.)(?:writeStored|setItem)$/.test(node.expression.getText());
    return isWrite && key && value?.getText() !== 'undefined' ? texts(key, source) : [];
  }
  if (ts.isPropertyAssignment(node) && /^'set-cookie'$/i.test(node.name.getText())) {
    return texts(node.initializer, source).map(cookieName);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const left = node.left.getText();
    if (left.endsWith('document.cookie')) return texts(node.right, source).map(cookieName);
    if (/\b(?:local|session)Storage\b/.test(left)) return [left];
  }
  if (ts.isIdentifier(node) && /^(?:indexedDB|caches|cookieStore)$/.test(node.text)) {
    return [node.text];
  }
  return [];
}

const cookieName = (cookie: string): string => cookie.split('=')[0] ?? '';

/** @returns the texts that an expression may stand for */
function texts(node: ts.Expression, source: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [templateText(node, source)];
  if (ts.isAsExpression(node)) return texts(node.expression, source);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => texts(one, source));
  if (ts.isCallExpression(node)) return resultsOf(node, source);
  if (ts.isPropertyAccessExpression(node)) return memberOf(node, source);
  if (ts.isIdentifier(node)) return valuesOf(node, source);
  return unknown(node);
}

function unknown(node: ts.Node): never {
  const { fileName } = node.getSourceFile();
  throw new Error(`${fileName}: name what is stored under ${node.getText()} by a constant`);
}

/** Constants in a template by their text, all else as an ellipsis. */
function templateText(
  { head, templateSpans }: ts.TemplateExpression,
  source: ts.SourceFile,
): string {
  const parts = templateSpans.map(({ expression, literal }) => {
    const known = ts.isIdentifier(expression) && find(expression.text, source);
    return (known ? (texts(expression, source)[0] ?? '…') : '…') + literal.text;
  });
  return head.text + parts.join('');
}

/** What a function of the same file returns, when it is one expression. */
function resultsOf(call: ts.CallExpression, source: ts.SourceFile): string[] {
  const found = ts.isIdentifier(call.expression) && find(call.expression.text, source);
  const made = found && ts.isVariableDeclaration(found.node) ? found.node.initializer : undefined;
  return made && ts.isArrowFunction(made) && !ts.isBlock(made.body)
    ? texts(made.body, found ? found.source : source)
    : unknown(call);
}

/** `keys.access` of a constant object */
function memberOf(node: ts.PropertyAccessExpression, source: ts.SourceFile): string[] {
  const found = ts.isIdentifier(node.expression) && find(node.expression.text, source);
  let object = found && ts.isVariableDeclaration(found.node) ? found.node.initializer : undefined;
  if (object && ts.isAsExpression(object)) object = object.expression;
  if (!found || !object || !ts.isObjectLiteralExpression(object)) return unknown(node);
  const member = object.properties.find((one) => one.name?.getText() === node.name.text);
  return member && ts.isPropertyAssignment(member)
    ? texts(member.initializer, found.source)
    : unknown(node);
}

function valuesOf(node: ts.Identifier, source: ts.SourceFile): string[] {
  const found = find(node.text, source, node);
  if (!found) return unknown(node);
  const { node: declared } = found;
  if (ts.isParameter(declared)) return argumentsFor(declared, source);
  const list = declared.parent.parent;
  if (ts.isForOfStatement(list)) return texts(list.expression, found.source);
  return declared.initializer ? texts(declared.initializer, found.source) : unknown(node);
}

/** What callers in the same file pass for a parameter. */
function argumentsFor(parameter: ts.ParameterDeclaration, source: ts.SourceFile): string[] {
  const { name, parameters } = parameter.parent;
  const at = parameters.indexOf(parameter);
  const given: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    const argument = ts.isCallExpression(node) && node.expression.getText() === name?.getText();
    if (argument && node.arguments[at]) given.push(node.arguments[at]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return given.length > 0 ? given.flatMap((one) => texts(one, source)) : unknown(parameter);
}

type Declared = ts.VariableDeclaration | ts.ParameterDeclaration;

/**
 * Where a name is declared: around its use, at the top of the file, or in the file of the same app
 * that it is imported from.
 */
function find(
  name: string,
  source: ts.SourceFile,
  use: ts.Node = source,
): { node: Declared; source: ts.SourceFile } | undefined {
  for (let scope = use; scope; scope = scope.parent) {
    const declared = declaredIn(scope, name);
    if (declared) return { node: declared, source };
  }
  const other = source.statements.flatMap((one) => importedFile(one, name, source) ?? [])[0];
  return other === undefined ? undefined : find(name, parse(other));
}

function declaredIn(scope: ts.Node, name: string): Declared | undefined {
  const named = (one: Declared) => one.name.getText() === name;
  if (ts.isFunctionLike(scope)) return scope.parameters.find((one) => named(one));
  if (ts.isSourceFile(scope) || ts.isBlock(scope)) {
    return scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(named);
  }
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer)) {
    return scope.initializer.declarations.find(named);
  }
  return undefined;
}

function importedFile(statement: ts.Statement, name: string, source: ts.SourceFile) {
  if (!ts.isImportDeclaration(statement)) return undefined;
  const { importClause, moduleSpecifier } = statement;
  const names = importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  if (!names.elements.some((one) => one.name.text === name)) return undefined;
  const file = path.join(path.dirname(source.fileName), moduleSpecifier.text);
  return ['.ts', '.tsx'].map((end) => file + end).find(existsSync);
}
