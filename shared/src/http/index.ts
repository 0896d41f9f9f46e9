export { HttpError, isHttpError, isNetworkError, isUnavailable, NetworkError } from './errors';
export { request, requestList, requestWithStatus } from './request';
export { setTransport, type Transport } from './send';
