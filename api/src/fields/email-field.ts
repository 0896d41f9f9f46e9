import { domainToASCII } from 'node:url';
import { plainEmail } from '@shop/shared/contract';
import { charField } from './char-field';
import type { Field } from './field';

/** Longest address that fits a mail envelope (RFC 5321), as Django's EmailField has it. */
const maxEmailLength = 254;

/**
 * In any script, as RFC 6531 has it. Not the quoted form that Django takes as well: nobody has one,
 * and mail programs differ on it.
 */
const localPart =
  /^[-!#$%&'*+/=?^_`{}|~\p{L}\p{M}\p{N}]+(?:\.[-!#$%&'*+/=?^_`{}|~\p{L}\p{M}\p{N}]+)*$/u;
const domainPart = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!-)[a-z0-9-]{2,63}(?<!-)$/i;

/** An e-mail address as Django's EmailField takes it, and in any script; its domain in lower case. */
export function emailField(): Field<string> {
  const text = charField({
    maxLength: maxEmailLength,
    meant: plainEmail,
    also: (email) => (isEmail(email) ? [] : ['Enter a valid email address.']),
  });
  return { check: async (data) => normalise(await text.check(data)) };
}

function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const [local, domain] = splitEmail(text);
  return localPart.test(local) && domainPart.test(domainToASCII(domain));
}

function normalise(email: string): string {
  const [local, domain] = splitEmail(email);
  return `${local}@${domain.toLowerCase()}`;
}

function splitEmail(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? ['', ''] : [email.slice(0, at), email.slice(at + 1)];
}
