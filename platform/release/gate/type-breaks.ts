import ts from 'typescript';
import type { AppVersion } from '../../release-set/release-set';
import { type Member, readMembers } from '../declared-members';
import { type Break, breakOf, type Check, others } from './proposal';

/** One side gives a value, the other takes it: a prop of a widget, a field of an event. */
interface TypeContract {
  producer: AppVersion;
  consumer: AppVersion;
  /** the widget or the event */
  name: string;
  isWidget: boolean;
  gives: string;
  takes: string;
}

/**
 * Compares what a candidate hands to others, and gets from them, by the types that both declare:
 * the props of widgets and the details of events. What is given and nobody takes is no break, and
 * of a choice one value that is taken is enough: whoever adds may be first. A candidate that takes
 * other values than its live version takes every one that others give.
 */
export const typesFit: Check = (candidate, proposal) => {
  const live = proposal.before?.[candidate.name]?.types;
  const typeContracts = others(candidate, proposal).flatMap((other) => [
    ...between(candidate, other).map((one) => ({ ...one, takesAll: false })),
    ...between(other, candidate).map((one) => {
      const before = live?.[one.name];
      return { ...one, takesAll: before !== undefined && before !== one.takes };
    }),
  ]);
  const mismatches: Mismatch[] = [];
  const breaks = typeContracts
    .filter(({ gives, takes }) => gives !== takes)
    .flatMap((typeContract) => memberBreaks(typeContract, mismatches));
  return [...breaks, ...conflictsOf(mismatches)];
};

function between(producer: AppVersion, consumer: AppVersion): TypeContract[] {
  const widgets = producer.places.filter((widget) => widget.startsWith(`${consumer.name}/`));
  const events = producer.emits
    .filter((event) => consumer.consumes.includes(event))
    .map((event) => event.slice(0, event.lastIndexOf('@')));
  return [...widgets, ...events].flatMap((name) => {
    const [gives, takes] = [producer.types[name], consumer.types[name]];
    if (gives === undefined || takes === undefined) return [];
    const isWidget = widgets.includes(name);
    return { producer, consumer, name, isWidget, gives, takes };
  });
}

/** Two types that may not fit. */
interface Mismatch {
  gives: string;
  takes: string;
  /** every value that is given is taken; else one is enough */
  takesAll: boolean;
  found: Break;
}

/** @param mismatches gets the members whose types differ */
function memberBreaks(
  {
    producer,
    consumer,
    name,
    isWidget,
    takesAll,
    ...types
  }: TypeContract & Pick<Mismatch, 'takesAll'>,
  mismatches: Mismatch[],
): Break[] {
  const hands = isWidget ? `gives ${name}` : `emits ${name} with`;
  const compare = (what: string, { gives, takes }: Pick<Mismatch, 'gives' | 'takes'>) => {
    const found = breakOf`${producer} ${hands} ${what} as ${gives}, but ${consumer} takes ${takes}`;
    mismatches.push({ gives, takes, takesAll, found });
  };
  const [given, taken] = [readMembers(types.gives), readMembers(types.takes)];
  if (!given || !taken) {
    compare(isWidget ? 'its props' : 'its detail', types);
    return [];
  }
  const breaks: Break[] = [];
  const member = (one: string) => `the ${isWidget ? 'prop' : 'field'} "${one}"`;
  for (const [one, takes] of taken) {
    const gives: Member | undefined = given.get(one);
    if (gives && (takes.isOptional || !gives.isOptional)) {
      if (gives.type !== takes.type) compare(member(one), { gives: gives.type, takes: takes.type });
    } else if (!takes.isOptional) {
      const verb = isWidget ? 'give' : 'send';
      const fails = gives ? `does not always ${verb}` : `does not ${verb}`;
      breaks.push(breakOf`${consumer} needs ${member(one)} of ${name}, which ${producer} ${fails}`);
    }
  }
  return breaks;
}

const file = 'type-contracts.ts';

/** `true` when a value of the one type at least is a value of the other. */
const overlap = 'type Overlap<Given, Taken> = Given extends Taken ? true : never;';

/** One line for each pair of types, so that the line of an error says which pair it is. */
function conflictsOf(mismatches: readonly Mismatch[]): Break[] {
  if (mismatches.length === 0) return [];
  const lines = mismatches.map(({ gives, takes, takesAll }, index) =>
    takesAll
      ? `declare const given${index}: ${gives}; export const taken${index}: ${takes} = given${index};`
      : `export const fits${index}: Overlap<Exclude<${gives}, undefined>, ${takes}> = true;`,
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
      ? ts.createSourceFile(name, [...lines, overlap].join('\n'), ts.ScriptTarget.ES2022)
      : readLibrary(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const errors = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return errors.flatMap(({ start = 0 }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    return mismatches[line]?.found ?? [];
  });
}
