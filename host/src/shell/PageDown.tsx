import { documentPage, onLateRemote } from '@shop/shared/federation';
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

/**
 * In place of a page that failed: after a click the document from the server, once, else what still
 * sells. The first page of a document is not loaded again by itself, so this ends.
 */
export function PageDown({ ofPart, onRetry }: Props) {
  const [waits, setWaits] = useState(ofPart && documentPage.hasNavigated);
  const [gone] = useState(() => new AbortController());
  useEffect(() => {
    if (waits) openAnew(gone.signal).then(() => setWaits(false));
  }, [waits, gone]);
  // Who has gone to another page meanwhile, or sees this one at last, is not interrupted.
  useEffect(() => () => gone.abort(), [gone]);
  // In place: nothing else of the page is lost, such as an open panel.
  useEffect(() => onLateRemote(onRetry));
  if (!waits) return <PartDown onRetry={ofPart ? () => openAnew(gone.signal) : onRetry} />;
  return (
    <Wrap aria-busy="true">
      <Skeleton height="60vh" />
    </Wrap>
  );
}
