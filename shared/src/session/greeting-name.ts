import type { User } from './session';

/** The first name, else the part of the e-mail before the @, else 'User' (spec sections 2, 6). */
export function greetingName({ first_name, email }: Pick<User, 'first_name' | 'email'>): string {
  return first_name.trim() || email.split('@')[0]?.trim() || 'User';
}
