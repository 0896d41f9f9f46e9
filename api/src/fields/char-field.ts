import { type Field, FieldProblem } from './field';

export interface CharOptions {
  /** In characters as Python counts them: code points. */
  maxLength?: number;
  allowBlank?: boolean;
  /** More to say of a text that is not blank: messages, none when it is well. */
  also?: (text: string) => readonly string[];
}

/** A text, without the space around it (Django REST Framework's CharField). */
export function charField({ maxLength, allowBlank, also }: CharOptions = {}): Field<string> {
  return {
    check(data) {
      if (typeof data !== 'string' && typeof data !== 'number') {
        throw new FieldProblem(['Not a valid string.']);
      }
      const text = String(data).trim();
      if (text === '') {
        if (allowBlank) return '';
        throw new FieldProblem(['This field may not be blank.']);
      }
      const messages = [...lengthMessages(text, maxLength), ...storable(text)];
      messages.push(...(also?.(text) ?? []));
      if (messages.length > 0) throw new FieldProblem(messages);
      return text;
    },
  };
}

const lengthMessages = (text: string, maxLength = Number.POSITIVE_INFINITY): string[] =>
  [...text].length > maxLength
    ? [`Ensure this field has no more than ${maxLength} characters.`]
    : [];

function storable(text: string): string[] {
  const messages: string[] = [];
  if (text.includes('\0')) messages.push('Null characters are not allowed.');
  const surrogate = /\p{Surrogate}/u.exec(text)?.[0].charCodeAt(0);
  if (surrogate !== undefined) {
    messages.push(
      `Surrogate characters are not allowed: U+${surrogate.toString(16).toUpperCase()}.`,
    );
  }
  return messages;
}
