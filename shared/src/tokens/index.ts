export { hasLocks, withCrossTabLock } from './cross-tab-lock';
export { sleep } from './sleep';
export {
  clearBroken,
  clearTokens,
  onTokens,
  storedTokens,
  storeTokens,
  type Tokens,
} from './tokens';
export { type TokenPair, tokensIn } from './tokens-in';
