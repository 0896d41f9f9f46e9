import { onTokens, storedTokens } from '@shop/shared/tokens';
import { useSyncExternalStore } from 'react';

/** The id of the sign-in that the lists belong to, the same for all its tokens; undefined when signed out. */
export const sessionId = (): string | undefined => storedTokens()?.session;

/** The same for a component, which is rendered again when the sign-in changes. */
export const useSessionId = (): string | undefined =>
  useSyncExternalStore(onTokens, sessionId, () => undefined);
