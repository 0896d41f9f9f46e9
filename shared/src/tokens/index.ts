export { hasLocks, oneAtATime } from './one-at-a-time';
export { pause } from './pause';
export { clearTokens, onTokens, storedTokens, storeTokens, type Tokens } from './tokens';
export { tokensIn } from './tokens-in';
