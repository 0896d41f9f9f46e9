import { shopConfig } from '@shop/shared/config';
import { Button, useHydrated } from '@shop/shared/ui';
import { useCopy } from '@shop/shared/ui/bundled';

/** Copies the address of the order. Needs scripts; without them the address bar has the same. */
export function CopyLink({ path }: { path: string }) {
  const hydrated = useHydrated();
  const { isCopied, copy, field } = useCopy(shopConfig().siteUrl + path, 'Link of this order');
  if (!hydrated) return null;
  return (
    <>
      <Button tone="quiet" size="s" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the link of this order'}</span>
      </Button>
      {field}
    </>
  );
}
