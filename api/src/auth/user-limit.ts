import { createThrottle } from './throttle';

/** Counts one try by somebody signed in; throws a 429 ApiError past the limit. */
export type UserLimit = (userId: number) => void;

/** Limits what one account does, from wherever it is signed in. */
export function makeUserLimit(perMinute: number, now: () => number = Date.now): UserLimit {
  const count = createThrottle(now);
  return (userId) => count(String(userId), perMinute);
}
