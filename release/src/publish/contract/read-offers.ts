import ts from 'typescript';

/**
 * Names of the widgets that a remote's public face offers.
 * @param face text of `src/remote.tsx`
 * @throws when it does not call `defineRemote` with an object of widgets
 */
export function readOffers(face: string): string[] {
  let offers: string[] | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'widgets') {
      const table = node.initializer;
      if (ts.isObjectLiteralExpression(table)) {
        offers ??= table.properties.flatMap(
          ({ name }) => name?.getText().replace(/['"]/g, '') ?? [],
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('remote.tsx', face, ts.ScriptTarget.Latest, true));
  if (!offers) throw new Error('src/remote.tsx has no `widgets: { … }`');
  return offers;
}
