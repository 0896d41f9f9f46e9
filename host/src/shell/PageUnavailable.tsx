import { documentPage, onRemoteRecovered } from '@shop/shared/federation';
import { Container, Skeleton } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { RemoteUnavailable } from './RemoteUnavailable';
import { reloadDocument } from './reload-document';

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
export function PageUnavailable({ ofPart, onRetry }: Props) {
  const [waits, setWaits] = useState(ofPart && documentPage.hasNavigated);
  const [gone] = useState(() => new AbortController());
  useEffect(() => {
    if (waits) reloadDocument(gone.signal).then(() => setWaits(false));
  }, [waits, gone]);
  // Who has gone to another page meanwhile, or sees this one at last, is not interrupted.
  useEffect(() => () => gone.abort(), [gone]);
  // In place: nothing else of the page is lost, such as an open panel.
  useEffect(() => onRemoteRecovered(onRetry));
  if (!waits)
    return <RemoteUnavailable onRetry={ofPart ? () => reloadDocument(gone.signal) : onRetry} />;
  return (
    <Container aria-busy="true">
      <Skeleton height="60vh" />
    </Container>
  );
}
