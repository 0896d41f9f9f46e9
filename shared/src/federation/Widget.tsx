import type { WidgetName, WidgetProps } from '@shop/shared/contract';
import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { notifyRemoteRecovered, onRemoteRecovered } from './remote-registry';
import { ServerSlot } from './ServerSlot';
import { SlotBoundary } from './SlotBoundary';
import {
  loadPreviousSlot,
  loadSlot,
  type PreloadedWidget,
  parseWidgetKey,
  ReadySlotsContext,
  widgetKey,
} from './widget-data';

export type WidgetSlotProps<N extends WidgetName> = WidgetProps<N> & {
  name: N;
  /** Shown while the owner is loading, and when it is down unless `failed` is given. */
  fallback: ReactNode;
  /** Shown when the owner does not answer; gets a function that tries again. */
  renderError?: (retry: () => void) => ReactNode;
};

/** What became of loading; once the release's version threw while it was drawn, of the previous. */
type Outcome = { key: string; slot?: PreloadedWidget; previous?: 'coming' | 'came' | 'failed' };

/** A place in a page that another part fills. No part imports another. */
export function Widget<N extends WidgetName>(slotProps: WidgetSlotProps<N>) {
  const { name, fallback, renderError, ...props } = slotProps;
  const key = widgetKey(name, props);
  const preloaded = useContext(ReadySlotsContext).get(key);
  const [fromServer] = useState(preloaded !== undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const previous = outcome?.previous;
  const isDeferred = preloaded?.isDeferred;
  const ready = previous || (isDeferred && outcome?.slot) ? undefined : preloaded;
  const isReady = preloaded !== undefined && !isDeferred;

  useEffect(() => {
    if (isReady) return undefined;
    return fill(key, (next) => {
      setOutcome(next);
      // It was given up; others may wait for the same.
      if (isDeferred && next.slot) notifyRemoteRecovered();
    });
  }, [key, isReady, isDeferred]);

  const current = (ready && !ready.isDeferred) || outcome?.key === key;
  // With other props a widget stays as it was until it is ready for them: a button whose quantity
  // changes must not flash its fallback, nor lose the focus.
  const slot = ready ?? outcome?.slot;
  const shownProps = current || !outcome ? props : parseWidgetKey(outcome.key).props;
  const retry = () => {
    setOutcome(undefined);
    fill(key, setOutcome);
  };
  const isDown = current && (!slot || slot.isDeferred) && previous !== 'coming';
  // A late answer still fills the place.
  useEffect(
    () => (isDown ? onRemoteRecovered(() => fill(key, setOutcome)) : undefined),
    [isDown, key],
  );

  const content = slot && <slot.Component {...shownProps} data={slot.data} />;
  const shown = renderError ? renderError(retry) : fallback;
  if (!slot) return isDown ? shown : fallback;
  const usePrevious = () => {
    if (previous) return;
    setOutcome({ key, previous: 'coming' });
    fill(key, (next) => setOutcome({ ...next, previous: next.slot ? 'came' : 'failed' }), true);
  };
  return (
    <SlotBoundary
      key={name + previous + slot.isDeferred}
      name={name}
      slot={key}
      replacement={shown}
      onBroken={usePrevious}
    >
      {fromServer ? (
        <ServerSlot isDeferred={isDeferred} replacement={shown} content={content} />
      ) : (
        content
      )}
    </SlotBoundary>
  );
}

function fill(key: string, done: (outcome: Outcome) => void, previous = false): () => void {
  const controller = new AbortController();
  let settled = false;
  // A list fills dozens of slots at once: as a transition React does so in slices.
  const apply = (outcome: Outcome) => {
    settled = true;
    if (!controller.signal.aborted) startTransition(() => done(outcome));
  };
  (previous ? loadPreviousSlot : loadSlot)(key, controller.signal).then(
    (slot) => apply({ key, slot }),
    (error: unknown) => {
      apply({ key });
      if (!controller.signal.aborted) console.warn(`slot ${key}:`, error);
    },
  );
  // Dozens of slots go with a list: an abort that nobody hears would cost the next page its time.
  return () => {
    if (!settled) controller.abort();
  };
}
