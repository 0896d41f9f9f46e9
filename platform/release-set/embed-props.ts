import type { EmbedAttribute, EmbedDefinition } from './embed-definition';

export type EmbedProps = { props: Readonly<Record<string, unknown>> } | { wrong: string };

/** The longest name in a list, in code units. */
const maxNameLength = 255;

/**
 * A widget's props as a page asks for them. What the definition does not know is left out, so that
 * an older loader goes on working; an empty value is the same as none.
 * @param query text of a query, without `?`
 * @returns the props, or which attribute is wrong and why
 */
export function embedProps(
  { attributes }: Pick<EmbedDefinition, 'attributes'>,
  query: string,
): EmbedProps {
  const given = new URLSearchParams(query);
  const props: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const values = given.getAll(name);
    const [text = ''] = values.map((value) => value.trim());
    if (values.length > 1) return { wrong: `${name} is given ${values.length} times` };
    if (text === '') continue;
    const { kind, value } = read(attribute, text);
    if (value === undefined) return { wrong: `${name} is ${kind}, not “${short(text)}”` };
    props[name] = value;
  }
  return { props };
}

/** @returns what a text may be, and its value; missing when it is something else */
function read(attribute: EmbedAttribute, text: string): { kind: string; value?: unknown } {
  switch (attribute.kind) {
    case 'text': {
      const kind = `a text of ${attribute.most} characters at most`;
      return text.length <= attribute.most ? { kind, value: text } : { kind };
    }
    case 'choice': {
      const kind = `one of ${attribute.of.join(', ')}`;
      return attribute.of.includes(text) ? { kind, value: text } : { kind };
    }
    case 'count': {
      const kind = `a whole number from ${attribute.from} to ${attribute.to}`;
      const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      return value >= attribute.from && value <= attribute.to ? { kind, value } : { kind };
    }
    case 'names': {
      const kind = `a list of ${attribute.most} names at most`;
      const value = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
      const isShort = value.every((one) => one.length <= maxNameLength);
      return value.length <= attribute.most && isShort ? { kind, value } : { kind };
    }
  }
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
