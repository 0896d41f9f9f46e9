export {
  HttpError,
  isHttpError,
  isNetworkError,
  isOffline,
  isUnavailable,
  NetworkError,
  offlineText,
} from './errors';
export { refreshAccessToken } from './refresh';
export { request, requestList, requestWithStatus } from './request';
export { setTransport, type Transport } from './send';
