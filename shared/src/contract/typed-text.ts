/**
 * Typed text, as it is meant: the rules of the API and of the forms in browsers, which import
 * this file alone, since the rest of the contract is not sent to them.
 */

/** Invisible characters, such as a zero-width space that came with a pasted text. */
const invisible = /\p{Cf}/gu;

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => text.replace(invisible, '').trim() === '';

/** An e-mail address without invisible characters; letters in one form for every keyboard. */
export const plainEmail = (text: string): string =>
  text.replace(invisible, '').trim().normalize('NFC');

/**
 * Text, @, a domain with a dot and a suffix of at least 2 letters (spec section 5), in any script;
 * browsers write the domain of `अ@उ.भारत` as `xn--….xn--h2brj9c`.
 */
export const isContactEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]{2,})$/iu.test(text);

/** 7 to 15 digits among whatever else (spec section 5), in any script. */
export const isPhone = (text: string): boolean => {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && digits <= 15;
};

/** The same text with its digits as 0 to 9: `९८०००` → `98000`. */
export const withPlainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode begins each script's ten digits at a multiple of 16, or 6 behind one.
    const row = code - (code % 16);
    const isFromRow = /\p{Nd}/u.test(String.fromCodePoint(row));
    const value = isFromRow ? code - row : code - row - 6;
    return value >= 0 && value <= 9 ? String(value) : digit;
  });

/**
 * One character as people count them: with its marks, skin colour and the parts after a zero-width joiner;
 * a flag. Not `Intl.Segmenter`: engines differ on `र्ड` by the age of their tables, and V8's takes
 * time by the square of a text's length.
 */
const character = /\r\n|\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D.)*/gsu;

/** UTF-16 units in one character: marks upon marks end somewhere. */
const maxUnitsPerCharacter = 16;

/**
 * Whether a text has more characters than `max`, as people count them: `👨‍👩‍👧` and `कि` are one.
 * Storage stays bounded: a text of more than 16 UTF-16 units for each is too long as well.
 */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max &&
  (text.length > max * maxUnitsPerCharacter || (text.match(character)?.length ?? 0) > max);
