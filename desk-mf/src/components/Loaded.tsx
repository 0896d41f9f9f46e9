import { Button, Callout, offlineNotice, Skeleton, useOfflineRetry } from '@shop/shared/ui';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  data: T | undefined;
  error: unknown;
  isGone: boolean;
  reload: () => Promise<void>;
  children: (data: T) => ReactNode;
}

/** What was loaded; until then its shape, and a way to try again when it could not be. */
export function Loaded<T>({ data, error, isGone, reload, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (isGone) {
    return <Callout role="alert" text="It is not there any more." actions={null} />;
  }
  if (error) return <LoadFailed reload={reload} />;
  return (
    <div aria-busy="true">
      <Skeleton height="12em" />
    </div>
  );
}

function LoadFailed({ reload }: { reload: () => Promise<void> }) {
  const { offline, busy, retry } = useOfflineRetry(reload);
  return (
    <Callout
      role="alert"
      title={offline ? offlineNotice.title : undefined}
      text="This could not be loaded."
      actions={
        <Button busy={busy} onClick={() => void retry()}>
          Try again
        </Button>
      }
    />
  );
}
