import ts from 'typescript';
import { nameOf, narrowProps } from './narrow-props';

export interface Usage {
  places: string[];
  emits: string[];
  consumes: string[];
  calls: string[];
  imports: string[];
  /** the declared type of a widget's props, without what this app never gives */
  narrowProps(widget: string, declared: string): string;
}

const call = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;
const platform = /^(?:react|react-dom|styled-components|jotai|@shop\/shared\/[\w-]+)$/;

/**
 * What source files use of what crosses a border. Names of calls, widgets and events are strings
 * that mean nothing else, so that finding one is using it.
 * @param sources texts of TypeScript files
 * @param known names of all widgets and events
 */
export function readUsage(
  sources: readonly string[],
  known: { widgets: Readonly<Record<string, unknown>>; events: Readonly<Record<string, unknown>> },
): Usage {
  const found = {
    places: new Set<string>(),
    emits: new Set<string>(),
    consumes: new Set<string>(),
    calls: new Set<string>(),
    imports: new Set<string>(),
  };
  const elements: ts.JsxOpeningLikeElement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      readImport(node, found.imports);
      return;
    }
    if (ts.isJsxOpeningLikeElement(node)) elements.push(node);
    if (ts.isStringLiteralLike(node)) {
      const { text } = node;
      if (call.test(text)) found.calls.add(text);
      else if (text in known.widgets) found.places.add(text);
      else if (text in known.events) (isEmitted(node) ? found.emits : found.consumes).add(text);
    }
    ts.forEachChild(node, visit);
  };
  for (const text of sources) {
    visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true));
  }
  const lists = Object.entries(found).map(([kind, names]) => [kind, [...names].sort()]);
  // An element `<Widget name={…}>` may place any widget.
  const areNamesKnown = elements.every(
    (element) => element.tagName.getText() !== 'Widget' || nameOf(element) !== undefined,
  );
  return {
    ...Object.fromEntries(lists),
    narrowProps: (widget, declared) =>
      areNamesKnown
        ? narrowProps(
            declared,
            elements.filter((element) => nameOf(element) === widget),
          )
        : declared,
  };
}

const isEmitted = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  node.parent.expression.getText() === 'emit';

/** Notes what is imported as a value; types are checked where the app is built. */
function readImport(node: ts.ImportDeclaration, imports: Set<string>): void {
  const module = (node.moduleSpecifier as ts.StringLiteral).text;
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly || !platform.test(module)) return;
  if (clause.name) imports.add(`${module} default`);
  const names = clause.namedBindings;
  for (const one of names && ts.isNamedImports(names) ? names.elements : []) {
    if (!one.isTypeOnly) imports.add(`${module} ${(one.propertyName ?? one.name).text}`);
  }
}
