import { useEffect, useState } from 'react';
import { type EmbedElements, loadElements } from './embed-options';

export type Elements =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; elements: EmbedElements };

/** The elements that the shop offers to other pages; in the browser only. */
export function useElements(): Elements & { retry: () => void } {
  const [outcome, setOutcome] = useState<Elements>({ state: 'loading' });
  useEffect(() => load(setOutcome), []);
  const retry = () => {
    setOutcome({ state: 'loading' });
    load(setOutcome);
  };
  return { ...outcome, retry };
}

/** @returns gives up */
function load(settle: (outcome: Elements) => void): () => void {
  const controller = new AbortController();
  loadElements(controller.signal).then(
    (elements) => settle({ state: 'ready', elements }),
    () => {
      if (!controller.signal.aborted) settle({ state: 'failed' });
    },
  );
  return () => controller.abort();
}
