export { HttpError, isHttpError } from './errors/HttpError';
export { isUnavailable } from './errors/is-unavailable';
export { isNetworkError, NetworkError } from './errors/NetworkError';
export { type RequestOptions, request, requestWithStatus } from './request';
export { requestList } from './request-list';
export { requestUrl } from './request-url';
export { setTransport, type Transport, transport } from './transport';
