import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Border, CompileTask, Misfit, Misfits } from './compile-task';
import { innermost } from './innermost';
import { readOptions } from './read-options';
import { borderTables, optionsFile, type SourceFiles } from './source-files';
import { swapMembers } from './swap-members';
import { addressOf, nameOf, virtualHost } from './virtual-host';

/**
 * Compiles the sources that parts were published with against the platform of a host and the types
 * of the parts beside them: every place of a widget, every event heard, every call, every import.
 * @returns for each part what does not compile
 */
export function compileParts({ platform, parts }: CompileTask): Misfits {
  const host = readSources(platform);
  return Object.fromEntries(
    parts.map(({ name, sources, border }) => [
      name,
      compilePart(name, host, sources === undefined ? host : readSources(sources), border),
    ]),
  );
}

const readSources = (file: string): SourceFiles['files'] =>
  (JSON.parse(readFileSync(file, 'utf8')) as SourceFiles).files;

const isOwn = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('node_modules/');

/** Declarations of what bundlers understand count everywhere. */
const isAmbient = (file: string): boolean => file.endsWith('.d.ts') && isOwn(file);

function compilePart(
  name: string,
  platform: SourceFiles['files'],
  own: SourceFiles['files'],
  border: Border,
): Misfit[] {
  const files = new Map(Object.entries({ ...own, ...platform }));
  // A widget that only the platform's table has is not asked for by the part's face.
  const isOwnWidget = (member: string) => member.startsWith(`${name}/`);
  for (const [kind, { file, table }] of Object.entries(borderTables)) {
    const members = border[kind as keyof Border];
    files.set(file, swapMembers(files.get(file) ?? '', table, members, isOwnWidget));
  }
  const options = readOptions(files.get(optionsFile) ?? '{}');
  const roots = Object.keys(own).filter((file) => isOwn(file));
  const ambient = Object.keys(platform).filter(isAmbient);
  const program = ts.createProgram(
    [...new Set([...roots, ...ambient])].map(addressOf),
    options,
    virtualHost(files, options),
  );
  return roots.flatMap((file) => {
    const source = program.getSourceFile(addressOf(file));
    return source ? program.getSemanticDiagnostics(source).map(misfit) : [];
  });
}

/** Longer is not a name but an expression. */
const longestName = 40;

function misfit({ file, start = 0, length = 0, messageText }: ts.Diagnostic): Misfit {
  const at = file?.text.slice(start, start + length) ?? '';
  const reason = innermost(messageText).replace(/\.$/, '').replace(/\s+/g, ' ');
  return {
    file: file ? nameOf(file.fileName) : '',
    line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0,
    at: at.length > longestName || /\s/.test(at) ? '' : at,
    reason: reason.charAt(0).toLowerCase() + reason.slice(1),
  };
}
