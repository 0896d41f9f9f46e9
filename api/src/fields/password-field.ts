import { isLongerThan } from '@shop/shared/contract';
import { charField } from './char-field';
import type { Field } from './field';

/** Spec section 9. */
const minPasswordLength = 6;
/** Enough for any sentence, and a bound to what is hashed. */
const maxPasswordLength = 128;

const rules: readonly [ok: (text: string) => boolean, message: string][] = [
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
export const newPasswordField = (): Field<string> =>
  charField({
    maxLength: maxPasswordLength,
    also: (text) => rules.flatMap(([ok, message]) => (ok(text) ? [] : [message])),
  });
