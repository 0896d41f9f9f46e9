import type { EmbedAttribute, EmbedDefinition } from '../react';

export type EmbedProps = { props: Readonly<Record<string, unknown>> } | { wrong: string };

/** A name in a list is no longer, in code units. */
const maxNameLength = 255;

/**
 * A widget's props as a page asks for them. What the definition does not know is left out, so that
 * an older loader goes on working; an empty value is the same as none.
 * @param query text of a query, without `?`
 * @returns the props, or which attribute is wrong and why
 */
export function embedProps({ attributes }: EmbedDefinition, query: string): EmbedProps {
  const given = new URLSearchParams(query);
  const props: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const values = given.getAll(name);
    const [text = ''] = values.map((value) => value.trim());
    if (values.length > 1) return { wrong: `${name} is given ${values.length} times` };
    if (text === '') continue;
    const value = valueIn(attribute, text);
    if (value === undefined)
      return { wrong: `${name} is ${kindOf(attribute)}, not “${short(text)}”` };
    props[name] = value;
  }
  return { props };
}

function valueIn(attribute: EmbedAttribute, text: string): unknown {
  switch (attribute.kind) {
    case 'text':
      return text.length <= attribute.most ? text : undefined;
    case 'choice':
      return attribute.of.includes(text) ? text : undefined;
    case 'count': {
      const count = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      return count >= attribute.from && count <= attribute.to ? count : undefined;
    }
    case 'names': {
      const names = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
      const sound =
        names.length <= attribute.most && names.every((one) => one.length <= maxNameLength);
      return sound ? names : undefined;
    }
  }
}

function kindOf(attribute: EmbedAttribute): string {
  switch (attribute.kind) {
    case 'text':
      return `a text of ${attribute.most} characters at most`;
    case 'choice':
      return `one of ${attribute.of.join(', ')}`;
    case 'count':
      return `a whole number from ${attribute.from} to ${attribute.to}`;
    case 'names':
      return `a list of ${attribute.most} names at most`;
  }
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
