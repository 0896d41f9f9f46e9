/** An attribute's value → the value that is written, or undefined when the attribute goes. */
export type AttributeRule = (value: string) => string | undefined;

export const text: AttributeRule = (value) => value;

export const flag: AttributeRule = () => '';

/** A whole number up to a limit. */
export const number =
  (most: number): AttributeRule =>
  (value) => {
    const digits = /^\s*(\d{1,6})\s*(?:px)?\s*$/.exec(value)?.[1];
    return digits !== undefined && Number(digits) <= most ? String(Number(digits)) : undefined;
  };

/** One of some words, in any case; a word given in the very case first. */
export const oneOf =
  (...words: readonly string[]): AttributeRule =>
  (value) =>
    words.find((word) => word === value) ??
    words.find((word) => word === value.trim().toLowerCase());

/** What a pattern describes. */
export const shaped =
  (pattern: RegExp): AttributeRule =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : undefined;

/** A language tag (BCP 47). */
export const language = shaped(/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i);
