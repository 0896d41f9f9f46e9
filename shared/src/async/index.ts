export { ResourceCache } from './resource-cache';
export { timeoutSignal } from './timeout-signal';
export { withTimeout } from './with-timeout';
