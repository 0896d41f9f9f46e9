import { useEffect, useEffectEvent, useState } from 'react';
import { noteRefusal, useDeskState } from './desk-store';

interface Desk<T> {
  /** undefined while it is loading for the first time */
  data: T | undefined;
  /** why it could not be loaded */
  error: unknown;
  /** Changes what is shown. */
  show: (change: (now: T) => T) => void;
  reload: () => Promise<void>;
}

/**
 * What a page shows, from the API: loaded again when something was undone.
 * @param key names what `load` loads
 */
export function useDesk<T>(key: string, load: (signal?: AbortSignal) => Promise<T>): Desk<T> {
  const [state, setState] = useState<{ key: string; data?: T; error?: unknown }>({ key });
  const { revision } = useDeskState();
  const reload = async (signal?: AbortSignal) => {
    try {
      const data = await load(signal);
      if (!signal?.aborted) setState({ key, data });
    } catch (error) {
      if (signal?.aborted) return;
      noteRefusal(error);
      setState((before) => (before.key === key ? { ...before, error } : { key, error }));
    }
  };
  const start = useEffectEvent(reload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to load again
  useEffect(() => {
    const loading = new AbortController();
    void start(loading.signal);
    return () => loading.abort();
  }, [key, revision]);
  const { data, error } = state.key === key ? state : { data: undefined, error: undefined };
  const show = (change: (now: T) => T) =>
    setState((now) =>
      now.key === key && now.data !== undefined ? { key, data: change(now.data) } : now,
    );
  return { data, error, show, reload: () => reload() };
}
