import ts from 'typescript';
import { siteBuild } from '../../apps';

const kinds = ['places', 'emits', 'consumes', 'calls', 'imports'] as const;

export type Usage = Record<(typeof kinds)[number], string[]>;
type Found = Record<keyof Usage, Set<string>>;

const call = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;
/** Modules that the host provides to remotes. */
const isProvided = (module: string): boolean => {
  const { libraries = [], packages = {} } = siteBuild();
  const names = ['react', 'react-dom', 'styled-components', ...libraries];
  const prefixes = ['federated-site/', ...Object.keys(packages)];
  const entry = (prefix: string) =>
    module.startsWith(prefix) && /^[\w-]+$/.test(module.slice(prefix.length));
  return names.includes(module) || prefixes.some(entry);
};

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
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Set()])) as Found;
  let emitters: ReadonlySet<string> = new Set();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      readImport(node, found.imports);
      return;
    }
    if (ts.isStringLiteralLike(node)) {
      const { text } = node;
      if (call.test(text)) found.calls.add(text);
      else if (Object.hasOwn(known.widgets, text)) found.places.add(text);
      else if (Object.hasOwn(known.events, text))
        (isEmitted(node, emitters) ? found.emits : found.consumes).add(text);
    }
    ts.forEachChild(node, visit);
  };
  for (const text of sources) {
    const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);
    emitters = namesOfEmit(source);
    visit(source);
  }
  return Object.fromEntries(kinds.map((kind) => [kind, [...found[kind]].sort()])) as Usage;
}

/** Whether an event's name is the first argument of `emit`, whatever it is called in that file. */
function isEmitted(node: ts.Node, emitters: ReadonlySet<string>): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    emitters.has(lastName(parent.expression))
  );
}

/** `emit` of `emit` and of `bus.emit`. */
const lastName = (node: ts.Node): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

/** The names that a file has for `emit`: `import { emit as tell }`, `const tell = bus.emit`. */
function namesOfEmit(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set(['emit']);
  const visit = (node: ts.Node): void => {
    const original =
      ts.isImportSpecifier(node) || ts.isBindingElement(node)
        ? node.propertyName
        : ts.isVariableDeclaration(node)
          ? node.initializer
          : undefined;
    if (original && names.has(lastName(original))) {
      names.add((node as ts.NamedDeclaration).name?.getText() ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Notes what is imported as a value; types are checked where the app is built. */
function readImport(node: ts.ImportDeclaration, imports: Set<string>): void {
  const module = (node.moduleSpecifier as ts.StringLiteral).text;
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly || !isProvided(module)) return;
  if (clause.name) imports.add(`${module} default`);
  const names = clause.namedBindings;
  for (const one of names && ts.isNamedImports(names) ? names.elements : []) {
    if (!one.isTypeOnly) imports.add(`${module} ${(one.propertyName ?? one.name).text}`);
  }
}
