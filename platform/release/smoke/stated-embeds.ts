import { isDeepStrictEqual } from 'node:util';
import type { EmbedAttribute, EmbedDefinition } from '../../release-set/embed-definition';

/** element → what it is */
type Embeds = Readonly<Record<string, EmbedDefinition>>;

/**
 * Compares what a remote's contract states of its elements with what its code takes: the types, the
 * loader and the list of elements are made of the first, the server checks by the second. Titles
 * and labels may differ, since code may make them of the site's settings.
 * @returns the rest of a sentence for each difference
 */
export const statedEmbedFaults = (embeds: Embeds, stated: Embeds): string[] =>
  Object.entries(embeds).flatMap(([element, { widget, attributes }]) => {
    const said = stated[element];
    if (!said) return [`offers <${element}>, which its contract.json does not state`];
    const names = new Set([...Object.keys(attributes), ...Object.keys(said.attributes)]);
    return [
      ...(widget === said.widget
        ? []
        : [`shows ${widget} in <${element}>, but states ${said.widget} in its contract.json`]),
      ...[...names]
        .map((name) => [name, limitsOf(attributes[name]), limitsOf(said.attributes[name])] as const)
        .filter(([, taken, written]) => !isDeepStrictEqual(taken, written))
        .map(
          ([name, taken, written]) =>
            `takes ${shown(taken)} in ${name} of <${element}>, but states ${shown(written)} in its contract.json`,
        ),
    ];
  });

function limitsOf(attribute: EmbedAttribute | undefined): object | undefined {
  if (!attribute) return undefined;
  const { label, hint, ...limits } = attribute;
  // As a contract's JSON has it: without members that are undefined, and of this realm.
  return JSON.parse(JSON.stringify(limits));
}

const shown = (limits: object | undefined) => (limits ? JSON.stringify(limits) : 'nothing');
