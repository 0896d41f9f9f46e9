import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { createLimiter } from '../http/limiter';

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = {
  type: argon2.argon2id,
  memoryCost: 19 * 1_024,
  timeCost: 2,
  parallelism: 1,
} as const;

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost);

export type Passwords = ReturnType<typeof makePasswords>;

/**
 * Hashes and checks passwords, a few at a time: each takes 19 MiB and some 20 ms of a processor.
 * Throws a 503 ApiError when too many wait.
 */
export function makePasswords() {
  const limit = createLimiter({ atOnce: Math.min(availableParallelism(), 4), waiting: 100 });
  const hash = (password: string): Promise<string> => limit(() => hashPassword(password));
  // The hash of a random password: to check against it takes as long as any other, and fails.
  const decoy = hash(randomBytes(32).toString('base64'));
  decoy.catch(() => {});
  return {
    hash,
    /** Whether the password is the one hashed; without a hash it never is, in the same time. */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const against = passwordHash ?? (await decoy);
      const same = await limit(() => argon2.verify(against, password));
      return same && passwordHash !== undefined;
    },
  };
}
