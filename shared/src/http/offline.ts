import { isHttpError } from 'federated-site/async';

/**
 * Whether the browser has no line, so that nothing was sent and no code came. Never on the server.
 * @param error what failed; an answer of the server came over a line
 */
export const isOffline = (error?: unknown): boolean =>
  globalThis.navigator?.onLine === false && !isHttpError(error);

/** Why something was not done while `isOffline`, where there is room for a sentence. */
export const offlineText = 'You are offline. Try again when the connection is back.';
