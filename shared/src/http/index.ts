export {
  HttpError,
  isHttpError,
  isNetworkError,
  isUnavailable,
  NetworkError,
} from 'federated-site/async';
export { isOffline, offlineText } from './offline';
export { refreshAccessToken } from './refresh';
export { request, requestList, requestWithStatus } from './request';
export { setTransport } from './send';
