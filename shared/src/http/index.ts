export { HttpError, isHttpError, isNetworkError, isUnavailable, NetworkError } from './errors';
export { type RequestOptions, request, requestList, requestWithStatus } from './request';
export { requestUrl } from './request-url';
export { setTransport, type Transport, transport } from './send';
