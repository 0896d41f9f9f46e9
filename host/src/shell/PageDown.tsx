import { onLateRemote } from '@shop/shared/federation';
import { Skeleton, Wrap } from '@shop/shared/ui';
import { useContext, useEffect, useState } from 'react';
import { PartDown } from './PartDown';
import { PreviousPageContext } from './previous-page';

interface Props {
  /** Whether the page's own code failed, so that its part's previous version may do. */
  broken: boolean;
  /** Tries again without a reload. */
  onRetry: () => void | Promise<void>;
}

/** In place of a page that failed: its part's previous version, or else what still sells. */
export function PageDown({ broken, onRetry }: Props) {
  const goBack = useContext(PreviousPageContext);
  const canGoBack = broken && goBack !== undefined;
  const [waits, setWaits] = useState(canGoBack);
  useEffect(() => {
    if (waits) goBack?.().then((done) => setWaits(done));
  }, [waits, goBack]);
  const retry = async () => {
    await onRetry();
    // Still here: the version before may be had by now.
    setWaits(canGoBack);
  };
  useEffect(() => onLateRemote(retry));
  if (!waits) return <PartDown onRetry={retry} />;
  return (
    <Wrap aria-busy="true">
      <Skeleton height="60vh" />
    </Wrap>
  );
}
