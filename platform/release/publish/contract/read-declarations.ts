import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expandMembers, plainProgram } from './expand-type';
import type { Tables } from './read-tables';

const augmented = 'federated-site/react';

/**
 * Widgets and events that files declare by module augmentation:
 * `declare module 'federated-site/react' { interface Widgets { … } interface Events { … } }`.
 * @param folders absolute; of those that exist, all files `*.d.ts` at any depth are read
 */
export function readDeclarations(folders: readonly string[]): Omit<Tables, 'calls'> {
  const rootNames = folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => readFileSync(file, 'utf8').includes(augmented))
    .sort();
  const found = { widgets: {}, events: {}, versions: {} };
  if (rootNames.length === 0) return found;
  const program = plainProgram(rootNames);
  const checker = program.getTypeChecker();
  for (const table of rootNames.flatMap((file) => interfacesIn(program.getSourceFile(file)))) {
    if (table.name.text === 'Widgets') Object.assign(found.widgets, expandMembers(checker, table));
    if (table.name.text !== 'Events') continue;
    Object.assign(found.events, expandMembers(checker, table));
    for (const event of checker.getTypeAtLocation(table).getProperties()) {
      const tag = event.getJsDocTags(checker).find(({ name }) => name === 'version');
      const version = Number(ts.displayPartsToString(tag?.text)) || 1;
      Object.assign(found.versions, { [event.name]: version });
    }
  }
  return found;
}

/** The interfaces of the platform's module that a file adds to. */
const interfacesIn = (file: ts.SourceFile | undefined): ts.InterfaceDeclaration[] =>
  [...(file?.statements ?? [])]
    .filter(ts.isModuleDeclaration)
    .filter(({ name }) => name.text === augmented)
    .flatMap(({ body }) => (body && ts.isModuleBlock(body) ? [...body.statements] : []))
    .filter(ts.isInterfaceDeclaration);
