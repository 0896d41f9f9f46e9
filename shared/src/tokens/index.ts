export { hasLocks, oneAtATime } from './one-at-a-time';
export { pause } from './pause';
export {
  clearBroken,
  clearTokens,
  onTokens,
  storedTokens,
  storeTokens,
  type Tokens,
} from './tokens';
export { type TokenPair, tokensIn } from './tokens-in';
