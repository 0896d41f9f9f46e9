import { isBlank, isLongerThan } from '@shop/shared/contract';
import { type Field, FieldProblem } from './field';

export interface CharOptions {
  /** In characters as people count them. */
  maxLength?: number;
  allowBlank?: boolean;
  /** The text that is meant by what was typed. */
  meant?: (text: string) => string;
  /** More to say of a text that is well so far: messages, none when it is well. */
  also?: (text: string) => readonly string[];
}

/** A text, without the space around it (Django REST Framework's CharField). */
export function charField({ maxLength, allowBlank, meant, also }: CharOptions = {}): Field<string> {
  return {
    check(data) {
      if (typeof data !== 'string' && typeof data !== 'number') {
        throw new FieldProblem(['Not a valid string.']);
      }
      const typed = String(data).trim();
      // What is too long already is not worked on.
      const text = meant && !tooLong(typed, maxLength) ? meant(typed) : typed;
      if (isBlank(text)) {
        if (allowBlank) return '';
        throw new FieldProblem(['This field may not be blank.']);
      }
      // The first that refuses ends the checking: what follows may take long for such a text.
      const refusal = tooLong(text, maxLength) ?? unstorable(text);
      const messages = refusal === undefined ? (also?.(text) ?? []) : [refusal];
      if (messages.length > 0) throw new FieldProblem(messages);
      return text;
    },
  };
}

const tooLong = (text: string, maxLength = Number.POSITIVE_INFINITY): string | undefined =>
  isLongerThan(text, maxLength)
    ? `Ensure this field has no more than ${maxLength} characters.`
    : undefined;

function unstorable(text: string): string | undefined {
  if (text.includes('\0')) return 'Null characters are not allowed.';
  const surrogate = /\p{Surrogate}/u.exec(text)?.[0].charCodeAt(0);
  return surrogate === undefined
    ? undefined
    : `Surrogate characters are not allowed: U+${surrogate.toString(16).toUpperCase()}.`;
}
