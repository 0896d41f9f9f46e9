import ts from 'typescript';

/** name → its type */
export type Members = Readonly<Record<string, string>>;

/**
 * The text of a module with some members of an interface exchanged, added or taken away.
 * @param isGone tells of a member that is not given whether it goes away
 * @throws when there is no such interface
 */
export function swapMembers(
  text: string,
  table: string,
  members: Members,
  isGone: (name: string) => boolean,
): string {
  const source = ts.createSourceFile('table.ts', text, ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === table,
  );
  if (!found) throw new Error(`the platform has no interface ${table}`);
  const kept = found.members
    .filter(({ name }) => {
      const known = name && ts.isStringLiteral(name) ? name.text : '';
      return !Object.hasOwn(members, known) && !isGone(known);
    })
    .map((member) => member.getText(source));
  const swapped = Object.entries(members).map(
    ([name, type]) => `${JSON.stringify(name)}: ${type};`,
  );
  const { pos, end } = found.members;
  return `${text.slice(0, pos)}\n${[...kept, ...swapped].join('\n')}\n${text.slice(end)}`;
}
