/** What a call does with a stored token. */
export type TokenNeed = 'none' | 'optional' | 'required';

/**
 * The contract's `auth`, which no browser can ask: the table holds schemas. A test compares them.
 * @param call as keyed by the contract
 */
export function authRequirement(call: string): TokenNeed {
  if (/^POST \/api\/auth\/(token|register|password)\//.test(call)) return 'none';
  const required = /^\w+ \/api\/auth\/(me|wishlist|cart)\/|^POST \/api\/auth\/comments\//;
  return required.test(call) ? 'required' : 'optional';
}
