export { ResourceCache } from './resource-cache';
export { timeoutSignal, withTimeout } from './timeout';
