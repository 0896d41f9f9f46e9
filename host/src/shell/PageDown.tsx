import { onLateRemote } from '@shop/shared/federation';
import { Skeleton, Wrap } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { openAnew } from './open-anew';
import { PartDown } from './PartDown';

interface Props {
  /** Whether the page's code failed, which the server may draw all the same. */
  ofPart: boolean;
  /** Tries again without a reload. */
  onRetry: () => void | Promise<void>;
}

/** The document's own page is not loaded a second time by itself: that could go on for ever. */
const opened = globalThis.location?.pathname;

/** In place of a page that failed after a click: the document from the server, or what still sells. */
export function PageDown({ ofPart, onRetry }: Props) {
  const [waits, setWaits] = useState(ofPart && globalThis.location?.pathname !== opened);
  const retry = ofPart ? openAnew : onRetry;
  useEffect(() => {
    if (waits) openAnew().then(() => setWaits(false));
  }, [waits]);
  useEffect(() => onLateRemote(retry));
  if (!waits) return <PartDown onRetry={retry} />;
  return (
    <Wrap aria-busy="true">
      <Skeleton height="60vh" />
    </Wrap>
  );
}
