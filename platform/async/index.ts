export { browserTimeoutsMs } from './browser-timeouts';
export {
  HttpError,
  isHttpError,
  isNetworkError,
  isUnavailable,
  messageOf,
  NetworkError,
  TimeoutError,
} from './errors';
export { ResourceCache } from './resource-cache';
export { timeoutSignal, withTimeout } from './timeout';
export type { Transport } from './transport';
export { whenNear } from './when-near';
