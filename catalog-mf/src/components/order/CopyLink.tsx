import { shopConfig } from '@shop/shared/config';
import { useHydrated } from '@shop/shared/ui';
import { CopyButton } from '@shop/shared/ui/bundled';

/** Copies the address of the order. Needs scripts; without them the address bar has the same. */
export const CopyLink = ({ path }: { path: string }) =>
  useHydrated() && (
    <CopyButton text={shopConfig().siteUrl + path} label="Link of this order">
      Copy the link of this order
    </CopyButton>
  );
