export { browserTimeoutsMs } from './browser-timeouts';
export { messageOf, TimeoutError } from './errors';
export {
  HttpError,
  isHttpError,
  isNetworkError,
  isUnavailable,
  NetworkError,
} from './http-errors';
export { ResourceCache } from './resource-cache';
export { timeoutSignal, withTimeout } from './timeout';
export type { Transport } from './transport';
export { whenNear } from './when-near';
