import ts from 'typescript';
import type { AppVersion } from '../../release-set/release-set';
import { plainOptions } from '../publish/contract/expand-type';
import { type Break, breakOf, type Check, eventName, others } from './proposal';

/** One side gives a value, the other takes it: a prop of a widget, a field of an event. */
interface TypeContract {
  producer: AppVersion;
  consumer: AppVersion;
  /** the widget or the event */
  name: string;
  isWidget: boolean;
  gives: string;
  takes: string;
  /** what the live version of the consumer takes, where that is the candidate */
  took?: string | undefined;
}

/**
 * Compares what a candidate hands to others, and gets from them, by the types that both declare:
 * the props of widgets and the details of events. What is given and not taken is not a break, and
 * of a choice one value that is taken is enough: the side that adds may be first. What a candidate
 * takes less of than its live version has to take every value that others give.
 */
export const typesFit: Check = (candidate, proposal) => {
  const live = proposal.before?.[candidate.name]?.types;
  const typeContracts = others(candidate, proposal)
    .flatMap((other) => [
      ...between(candidate, other),
      ...between(other, candidate).map((one) => ({ ...one, took: live?.[one.name] })),
    ])
    .filter(({ gives, takes }) => gives !== takes);
  if (typeContracts.length === 0) return [];
  const types = declaredTypes(
    typeContracts.flatMap(({ gives, takes, took = takes }) => [gives, takes, took]),
  );
  return typeContracts.flatMap((typeContract) => memberBreaks(typeContract, types));
};

function between(producer: AppVersion, consumer: AppVersion): TypeContract[] {
  const widgets = producer.places.filter((widget) => widget.startsWith(`${consumer.name}/`));
  const events = producer.emits.filter((event) => consumer.consumes.includes(event)).map(eventName);
  return [...widgets, ...events].flatMap((name) => {
    const [gives, takes] = [producer.types[name], consumer.types[name]];
    if (gives === undefined || takes === undefined) return [];
    const isWidget = widgets.includes(name);
    return { producer, consumer, name, isWidget, gives, takes };
  });
}

function memberBreaks(
  { producer, consumer, name, isWidget, ...types }: TypeContract,
  declared: ReturnType<typeof declaredTypes>,
): Break[] {
  const hands = isWidget ? `gives ${name}` : `emits ${name} with`;
  const compare = (what: string, gives: string, takes: string, fits: boolean) =>
    fits ? [] : [breakOf`${producer} ${hands} ${what} as ${gives}, but ${consumer} takes ${takes}`];
  const [gives, takes] = [declared.node(types.gives), declared.node(types.takes)];
  const took = types.took === undefined ? undefined : declared.node(types.took);
  const [given, taken] = [membersOf(gives), membersOf(takes)];
  if (!given || !taken) {
    const fits = declared.fit(gives, takes, took);
    return compare(isWidget ? 'its props' : 'its detail', types.gives, types.takes, fits);
  }
  const tookOf = (one: string) => membersOf(took)?.find(({ name }) => name.text === one)?.type;
  const member = (one: string) => `the ${isWidget ? 'prop' : 'field'} "${one}"`;
  return taken.flatMap(({ name: { text: one }, type: takenType, questionToken: isOptional }) => {
    const own = given.find((other) => other.name.text === one);
    if (own && (isOptional || !own.questionToken)) {
      const [gives, takes] = [own.type.getText(), takenType.getText()];
      const fits = gives === takes || declared.fit(own.type, takenType, tookOf(one));
      return compare(member(one), gives, takes, fits);
    }
    if (isOptional) return [];
    const verb = isWidget ? 'give' : 'send';
    const fails = own ? `does not always ${verb}` : `does not ${verb}`;
    return [breakOf`${consumer} needs ${member(one)} of ${name}, which ${producer} ${fails}`];
  });
}

/** A prop of a widget or a field of an event, `"limit"?: number`. */
type Member = ts.PropertySignature & { name: ts.StringLiteral; type: ts.TypeNode };

const isMember = (node: ts.TypeElement): node is Member =>
  ts.isPropertySignature(node) && ts.isStringLiteral(node.name) && node.type !== undefined;

/** @returns undefined when a type is not an object with named members */
const membersOf = (type: ts.TypeNode | undefined): readonly Member[] | undefined =>
  type && ts.isTypeLiteralNode(type) && type.members.every(isMember)
    ? type.members.filter(isMember)
    : undefined;

const file = 'type-contracts.ts';

/** @param texts types as contracts declare them, `{ "productId": number; "limit"?: number }` */
function declaredTypes(texts: readonly string[]) {
  // One line each, so that the line of an error says which type is none.
  const code = texts.map((text, index) => `type T${index} = ${text};`).join('\n');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(plainOptions);
  const readLibrary = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => (name === file ? source : readLibrary(name, ...rest));
  const program = ts.createProgram([file], plainOptions, host);
  const checker = program.getTypeChecker();
  const wrong = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line);
  return {
    /** @returns undefined when the text is not a type */
    node(text: string): ts.TypeNode | undefined {
      const line = texts.indexOf(text);
      if (wrong.includes(line)) return undefined;
      return source.statements
        .filter(ts.isTypeAliasDeclaration)
        .find(({ name }) => name.text === `T${line}`)?.type;
    },

    /** @param took before: where that was more, every value has to be taken; else one is enough */
    fit(gives?: ts.TypeNode, takes?: ts.TypeNode, took?: ts.TypeNode): boolean {
      if (!gives || !takes) return false;
      const given = checker.getTypeFromTypeNode(gives);
      const taken = checker.getTypeFromTypeNode(takes);
      if (took && !checker.isTypeAssignableTo(checker.getTypeFromTypeNode(took), taken))
        return checker.isTypeAssignableTo(given, taken);
      return (given.isUnion() ? given.types : [given])
        .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
        .some((one) => checker.isTypeAssignableTo(one, taken));
    },
  };
}
