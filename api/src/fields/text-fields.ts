import { domainToASCII } from 'node:url';
import { isBlank, isLongerThan, plainEmail } from '@shop/shared/contract';
import { invalidFields } from '../http/api-error';
import { type Field, FieldProblem } from './fields';

interface CharOptions {
  /** In characters as people count them. */
  maxLength?: number;
  allowBlank?: boolean;
  /** Gives the text that the typed one means. */
  normalize?: (text: string) => string;
  /** Gives what is wrong with a text that has its length: messages, none when nothing is. */
  validate?: (text: string) => readonly string[];
}

/** A text, without the space around it (Django REST Framework's CharField). */
export const charField =
  ({ maxLength, allowBlank, normalize, validate }: CharOptions = {}): Field<string> =>
  (data) => {
    if (typeof data !== 'string' && typeof data !== 'number') {
      throw new FieldProblem(['Not a valid string.']);
    }
    const typed = String(data).trim();
    // What is too long already is not worked on.
    const text = normalize && !tooLong(typed, maxLength) ? normalize(typed) : typed;
    if (isBlank(text)) {
      if (allowBlank) return '';
      throw new FieldProblem(['This field may not be blank.']);
    }
    // The first that refuses ends the checking: later checks may take long for such a text.
    const refusal = tooLong(text, maxLength) ?? unstorable(text);
    const messages = refusal === undefined ? (validate?.(text) ?? []) : [refusal];
    if (messages.length > 0) throw new FieldProblem(messages);
    return text;
  };

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

/** Longest address that fits a mail envelope (RFC 5321), as Django's EmailField has it. */
const maxEmailLength = 254;

/**
 * In any script, as RFC 6531 has it. Not the quoted form that Django takes as well: it is not in use,
 * and mail programs differ on it.
 */
const localPart =
  /^[-!#$%&'*+/=?^_`{}|~\p{L}\p{M}\p{N}]+(?:\.[-!#$%&'*+/=?^_`{}|~\p{L}\p{M}\p{N}]+)*$/u;
const domainPart = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!-)[a-z0-9-]{2,63}(?<!-)$/i;

const emailText = charField({
  maxLength: maxEmailLength,
  normalize: plainEmail,
  validate: (email) => (isEmail(email) ? [] : ['Enter a valid email address.']),
});

/** An e-mail address as Django's EmailField takes it, and in any script; its domain in lower case. */
export const emailField: Field<string> = async (data) => {
  const [local, domain] = splitEmail(await emailText(data));
  return `${local}@${domain.toLowerCase()}`;
};

function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const [local, domain] = splitEmail(text);
  return localPart.test(local) && domainPart.test(domainToASCII(domain));
}

function splitEmail(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? ['', ''] : [email.slice(0, at), email.slice(at + 1)];
}

/** Spec section 9. */
const minPasswordLength = 6;
/** Enough for any sentence, and a limit for hashing. */
const maxPasswordLength = 128;

const passwordRules: readonly [ok: (text: string) => boolean, message: string][] = [
  [
    (text) => isLongerThan(text, minPasswordLength - 1),
    `This password is too short. It must contain at least ${minPasswordLength} characters.`,
  ],
  [(text) => /\p{L}/u.test(text), 'This password must contain at least one letter.'],
  [(text) => /\p{Nd}/u.test(text), 'This password must contain at least one digit.'],
  [
    // Letters beyond a to z count as well: no browser's check may be wider than this one.
    (text) => /[^a-z0-9]/i.test(text),
    'This password must contain at least one character that is neither a letter nor a digit.',
  ],
];

/** A new password that keeps every rule of spec section 5. */
export const newPasswordField = charField({
  maxLength: maxPasswordLength,
  validate: (text) => passwordRules.flatMap(([ok, message]) => (ok(text) ? [] : [message])),
});

/** Throws a 400 ApiError when a new password was not typed the same twice. */
export function refuseDifferent(password: string, password2: string): void {
  if (password !== password2) {
    throw invalidFields({ password: ["Password fields didn't match."] });
  }
}
