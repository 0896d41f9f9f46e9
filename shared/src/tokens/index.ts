export { hasLocks, sleep, withCrossTabLock } from './cross-tab-lock';
export {
  clearBroken,
  clearTokens,
  onTokens,
  storedTokens,
  storeTokens,
  type TokenPair,
  type Tokens,
  tokensIn,
} from './tokens';
