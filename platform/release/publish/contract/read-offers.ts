import ts from 'typescript';

/** What a remote's public interface offers, by name. */
interface Offers {
  widgets: string[];
  /** elements for other web pages */
  embeds: string[];
}

/**
 * @param text of `src/remote.tsx`
 * @throws when it does not call `defineRemote` with an object of widgets
 */
export function readOffers(text: string): Offers {
  const source = ts.createSourceFile('remote.tsx', text, ts.ScriptTarget.Latest, true);
  const found: Partial<Record<string, string[]>> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      found[node.name.getText()] ??= node.initializer.properties.flatMap(
        ({ name }) => name?.getText().replace(/['"]/g, '') ?? [],
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const { widgets, embeds = [] } = found;
  if (!widgets) throw new Error('src/remote.tsx has no `widgets: { … }`');
  return { widgets, embeds };
}
