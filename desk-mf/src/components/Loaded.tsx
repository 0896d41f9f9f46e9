import { Button, Callout, offlineNotice, Skeleton, useOfflineRetry } from '@shop/shared/ui';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  data: T | undefined;
  error: unknown;
  reload: () => Promise<void>;
  /** What to say in place of what is not there; else that it could not be loaded. */
  missing?: string;
  children: (data: T) => ReactNode;
}

/** What was loaded; until then its shape, and a way to try again when it could not be. */
export function Loaded<T>({ data, error, reload, missing, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed reload={reload} text={missing} />;
  return (
    <div aria-busy="true">
      <Skeleton height="12em" />
    </div>
  );
}

function LoadFailed({ reload, text }: { reload: () => Promise<void>; text: string | undefined }) {
  const { offline, busy, retry } = useOfflineRetry(reload);
  return (
    <Callout
      role="alert"
      title={offline ? offlineNotice.title : undefined}
      text={text ?? 'This could not be loaded.'}
      actions={
        <Button busy={busy} onClick={() => void retry()}>
          Try again
        </Button>
      }
    />
  );
}
