import { useEffect, useState } from 'react';

/** Data on its way; the outcome never rejects. */
interface Coming<T> {
  state: 'coming';
  outcome: Promise<T>;
}

/**
 * The outcome when it is known, else undefined while it is coming. Not React's `use`: a Suspense
 * boundary keeps its fallback for 300 ms once shown, longer than most answers take.
 */
export function useOutcome<T extends { state: string }>(page: T | Coming<T>): T | undefined {
  const [settled, setSettled] = useState<{ of: object; outcome: T }>();

  useEffect(() => {
    if (!isComing(page)) return;
    let wanted = true;
    void page.outcome.then((outcome) => wanted && setSettled({ of: page, outcome }));
    return () => {
      wanted = false;
    };
  }, [page]);

  if (!isComing(page)) return page;
  return settled?.of === page ? settled.outcome : undefined;
}

const isComing = <T extends { state: string }>(page: T | Coming<T>): page is Coming<T> =>
  page.state === 'coming';
