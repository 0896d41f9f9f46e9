import { offlineText } from '@shop/shared/http';
import { Button, Callout, useOfflineRetry } from '@shop/shared/ui';

interface LoadFailedProps {
  text: string;
  reload: () => Promise<void>;
}

/** Shown in place of what could not be loaded (spec section 8). Offline it says so, in the words of links. */
export function LoadFailed({ text, reload }: LoadFailedProps) {
  const { offline, busy, retry } = useOfflineRetry(reload);
  return (
    <Callout
      role="alert"
      text={offline ? offlineText : text}
      actions={
        <Button busy={busy} onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
