import { offlineText } from '@shop/shared/http';
import { Button, Callout, useOfflineRetry } from '@shop/shared/ui';

interface ListFailedProps {
  text: string;
  reload: () => Promise<void>;
}

/** In place of a list that cannot be had (spec section 8); without a line it says so as links do. */
export function ListFailed({ text, reload }: ListFailedProps) {
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
