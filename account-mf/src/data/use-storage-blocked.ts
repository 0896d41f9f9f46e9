import { writeStored } from '@shop/shared/storage';
import { useEffect, useState } from 'react';

const probe = 'shop-storage-probe';

/** Whether this browser stores nothing for the site, so that a session ends with the next load. */
export function useStorageBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    setBlocked(!writeStored(probe, '1'));
    writeStored(probe, undefined);
  }, []);
  return isBlocked;
}
