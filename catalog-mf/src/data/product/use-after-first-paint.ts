import { afterFrame } from '@shop/shared/ui/bundled';
import { useIsServerRendered } from 'federated-site/react';
import { startTransition, useEffect, useState } from 'react';
import { useHistoryEntry } from '../history-cache';

/**
 * Whether the rest of a page may be drawn. A page opened by a press comes in two steps, so that its
 * first view is on the screen first. A page from the server is whole, and so is one that the visitor
 * comes back to: else it would be too short to scroll to where they were.
 */
export function useAfterFirstPaint(): boolean {
  const fromServer = useIsServerRendered();
  const [comes, setComes] = useState(false);
  const isWhole = useHistoryEntry('whole', fromServer || comes || undefined) === true;
  useEffect(
    () => (isWhole ? undefined : afterFrame(() => startTransition(() => setComes(true)))),
    [isWhole],
  );
  return isWhole;
}
