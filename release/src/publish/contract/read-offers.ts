import ts from 'typescript';

/** What a remote's public interface offers, by name. */
export interface Offers {
  widgets: string[];
  /** elements for other web pages */
  embeds: string[];
}

/**
 * @param face text of `src/remote.tsx`
 * @throws when it does not call `defineRemote` with an object of widgets
 */
export function readOffers(face: string): Offers {
  const source = ts.createSourceFile('remote.tsx', face, ts.ScriptTarget.Latest, true);
  const widgets = namesIn(source, 'widgets');
  if (!widgets) throw new Error('src/remote.tsx has no `widgets: { … }`');
  return { widgets, embeds: namesIn(source, 'embeds') ?? [] };
}

function namesIn(source: ts.SourceFile, member: string): string[] | undefined {
  let offers: string[] | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === member) {
      const table = node.initializer;
      if (ts.isObjectLiteralExpression(table)) {
        offers ??= table.properties.flatMap(
          ({ name }) => name?.getText().replace(/['"]/g, '') ?? [],
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return offers;
}
