export { timeoutSignal } from './timeout-signal';
export { withTimeout } from './with-timeout';
