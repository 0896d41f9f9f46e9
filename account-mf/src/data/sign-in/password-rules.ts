import { isLongerThan } from '@shop/shared/contract/typed-text';

/** Spec section 9. */
export const minPasswordLength = 6;

/**
 * The rules of a password (spec section 5), in any script. None accepts more than the API, which
 * removes the space around it.
 */
export const passwordRules: readonly { label: string; met: (password: string) => boolean }[] = [
  {
    label: `At least ${minPasswordLength} characters`,
    met: (password) => isLongerThan(password.trim(), minPasswordLength - 1),
  },
  { label: 'One letter', met: (password) => /\p{L}/u.test(password) },
  { label: 'One digit', met: (password) => /\p{Nd}/u.test(password) },
  {
    label: 'One character that is neither a letter nor a digit',
    met: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password.trim()),
  },
];

const labels = ['Too weak', 'Very weak', 'Weak', 'Good', 'Strong'] as const;

/** How strong a password is (spec section 5): the number of rules it meets, also as a percentage. */
export function passwordStrength(password: string) {
  const score = passwordRules.filter(({ met }) => met(password)).length;
  return {
    score,
    label: labels[score] ?? 'Too weak',
    percent: (score / passwordRules.length) * 100,
    tone: score < 2 ? 'red' : score === 2 ? 'yellow' : 'green',
  } as const;
}

export const isComplex = (password: string): boolean =>
  passwordRules.every(({ met }) => met(password));

export type PasswordPair = Record<'password' | 'password2', string>;

/** The first error of a new password that is typed twice, in the order of spec section 5. */
export function checkPasswords({ password, password2 }: PasswordPair): Partial<PasswordPair> {
  if (password === '') return { password: 'Password is required' };
  if (password2 === '') return { password2: 'Confirm password is required' };
  if (password !== password2) return mismatch;
  if (!isComplex(password)) return { password: 'Password does not meet complexity requirements' };
  return {};
}

/** Shown under both fields. */
export const mismatch: PasswordPair = {
  password: 'Passwords do not match',
  password2: 'Passwords do not match',
};

/** Shown as soon as both are filled in: else Create would stay disabled without a reason (spec section 5). */
export const mismatched = ({ password, password2 }: PasswordPair): Partial<PasswordPair> =>
  password !== '' && password2 !== '' && password !== password2 ? mismatch : {};
