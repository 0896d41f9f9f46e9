import { writeStored } from '@shop/shared/storage';
import { useEffect, useState } from 'react';
import { FormHint } from './FormColumn';

const probe = 'shop-storage-probe';

/** Above a form that signs in, where the browser stores nothing for the site. */
export function StorageHint() {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    setBlocked(!writeStored(probe, '1'));
    writeStored(probe, undefined);
  }, []);
  if (!isBlocked) return null;
  return (
    <FormHint role="status">
      This browser stores nothing for our site. You can log in, but you will be logged out when a
      page is loaded again.
    </FormHint>
  );
}
