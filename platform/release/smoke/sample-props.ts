import ts from 'typescript';

/**
 * Props of a widget to try it with: what it needs, each the plainest value of its type.
 * @param type as a contract declares it, `{ "productId": number; "look": "icon" | "wide" }`
 */
export function sampleProps(type = '{}'): object {
  const source = ts.createSourceFile('t.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const [alias] = source.statements;
  const sample = alias && ts.isTypeAliasDeclaration(alias) ? sampleOf(alias.type) : undefined;
  return Object(sample);
}

function sampleOf(type: ts.TypeNode): unknown {
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return sampleOf(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.map(sampleOf).find((one) => one !== undefined);
  if (ts.isArrayTypeNode(type)) return [];
  if (ts.isLiteralTypeNode(type)) return literal(type.literal);
  if (ts.isTypeLiteralNode(type)) {
    const needed = type.members.filter(ts.isPropertySignature).filter((one) => !one.questionToken);
    return Object.fromEntries(
      needed.flatMap(({ name, type: of }) =>
        of && ts.isStringLiteral(name) ? [[name.text, sampleOf(of)]] : [],
      ),
    );
  }
  return plain[type.getText()];
}

const plain: Readonly<Record<string, unknown>> = { number: 1, string: '1', boolean: false };

function literal(node: ts.LiteralTypeNode['literal']): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  return node.kind === ts.SyntaxKind.TrueKeyword
    ? true
    : node.kind === ts.SyntaxKind.FalseKeyword
      ? false
      : null;
}
