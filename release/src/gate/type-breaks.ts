import type { AppVersion } from '@shop/shared/contract';
import ts from 'typescript';
import { innermost } from '../compile/innermost';
import { label, others, type Proposal } from './check';
import { isCompilable } from './uses/use';

/** What is handed over a border: one side gives a type, the other takes one. */
interface Handover {
  sentence: string;
  gives: string;
  takes: string;
}

/**
 * Compares what candidates hand to others, and get from them, by the types both declare: the props
 * of widgets and the details of events. It stands in for compiling the uses themselves
 * (`uses/use-breaks.ts`).
 * @param areUsesKnown tells of a part whether its uses are compiled; so by default where it brought
 *   its sources
 * @returns a sentence for each that does not fit, with the compiler's own reason
 */
export function findTypeBreaks(
  proposal: Proposal,
  areUsesKnown: (name: string) => boolean = (name) => isCompilable(proposal.parts, name),
): string[] {
  const handovers = proposal.candidates.flatMap((name) => {
    const candidate = proposal.parts[name];
    if (!candidate) return [];
    return others(candidate, proposal).flatMap((other) => [
      ...between(candidate, other, areUsesKnown),
      ...between(other, candidate, areUsesKnown),
    ]);
  });
  const differing = handovers.filter(({ gives, takes }) => gives !== takes);
  return differing.length === 0 ? [] : compile(differing);
}

function between(
  giver: AppVersion,
  taker: AppVersion,
  areUsesKnown: (name: string) => boolean,
): Handover[] {
  const props = (areUsesKnown(giver.name) ? [] : giver.places)
    .filter((widget) => widget.startsWith(`${taker.name}/`))
    .map((widget) => ({
      name: widget,
      sentence: `${label(giver)} gives ${widget} props that ${label(taker)} does not take`,
    }));
  const details = (areUsesKnown(taker.name) ? [] : giver.emits)
    .filter((event) => taker.consumes.includes(event))
    .map((event) => event.slice(0, event.lastIndexOf('@')))
    .map((event) => ({
      name: event,
      sentence: `${label(giver)} emits ${event} with a detail that ${label(taker)} does not understand`,
    }));
  return [...props, ...details].flatMap(({ name, sentence }) => {
    const [gives, takes] = [giver.types[name], taker.types[name]];
    return gives === undefined || takes === undefined ? [] : [{ sentence, gives, takes }];
  });
}

const file = 'handovers.ts';

/** One line for each handover, so that the line of a complaint says which one it is. */
function compile(handovers: readonly Handover[]): string[] {
  const lines = handovers.map(
    ({ gives, takes }, index) =>
      `declare const given${index}: ${gives}; export const taken${index}: ${takes} = given${index};`,
  );
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2022)
      : readLibrary(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const problems = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return problems.flatMap(({ start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const why = innermost(messageText);
    return `${handovers[line]?.sentence}: ${why.charAt(0).toLowerCase()}${why.slice(1).replace(/\.$/, '')}`;
  });
}
