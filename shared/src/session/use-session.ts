import { useSyncExternalStore } from 'react';
import { onSession, type Session, session, unknown } from './session';

/** Who is here; not known on the server and while its page comes alive. */
export const useSession = (): Session => useSyncExternalStore(onSession, session, () => unknown);
