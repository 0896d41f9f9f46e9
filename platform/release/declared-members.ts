import ts from 'typescript';

/** A prop of a widget or a field of an event: its type, as TypeScript. */
export interface Member {
  type: string;
  isOptional: boolean;
}

/** Name → member. */
export type Members = ReadonlyMap<string, Member>;

/**
 * @param type as a contract declares it, `{ "productId": number; "limit"?: number }`
 * @returns undefined when it is not an object with named members
 */
export function readMembers(type: string): Members | undefined {
  const source = ts.createSourceFile('t.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const [alias, ...rest] = source.statements;
  if (!alias || rest.length > 0 || !ts.isTypeAliasDeclaration(alias)) return undefined;
  if (!ts.isTypeLiteralNode(alias.type)) return undefined;
  const members = new Map<string, Member>();
  for (const member of alias.type.members) {
    if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) return undefined;
    members.set(member.name.text, {
      type: member.type?.getText(source) ?? 'unknown',
      isOptional: member.questionToken !== undefined,
    });
  }
  return members;
}
