import { useState } from 'react';

/** What became of sharing: the sheet was open, the link was copied, or it is to be copied by hand. */
export type Shared = 'copied' | 'by-hand' | undefined;

/** Shares a page by the device's own sheet, else copies its link. */
export function useShare(page: { title: string; url: string }): [Shared, () => Promise<void>] {
  const [shared, setShared] = useState<Shared>();
  const share = async () => {
    setShared((await openSheet(page)) ? undefined : await copy(page.url));
  };
  return [shared, share];
}

/** @returns false where there is no sheet, or it did not open */
async function openSheet(page: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    // Closed without choosing is a choice too.
    return error instanceof Error && error.name === 'AbortError';
  }
}

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
