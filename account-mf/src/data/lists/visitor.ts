import { onTokens, storedTokens } from '@shop/shared/tokens';
import { useSyncExternalStore } from 'react';

/** The sign-in whose lists are here; undefined when nobody is signed in. It outlives each token. */
export const visitor = (): string | undefined => storedTokens()?.session;

/** The same for components, which follow it. */
export const useVisitor = (): string | undefined =>
  useSyncExternalStore(onTokens, visitor, () => undefined);
