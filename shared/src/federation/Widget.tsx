import type { WidgetName, WidgetProps } from '@shop/shared/contract';
import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { onLateRemote, sayLateRemote } from './remote-registry';
import { ServerSlot } from './ServerSlot';
import { SlotBoundary } from './SlotBoundary';
import {
  loadPreviousSlot,
  loadSlot,
  type ReadySlot,
  ReadySlotsContext,
  readSlotKey,
  slotKey,
} from './slot-data';

export type WidgetSlotProps<N extends WidgetName> = WidgetProps<N> & {
  name: N;
  /** Shown while the owner is loading, and when it is down unless `failed` is given. */
  fallback: ReactNode;
  /** Shown when the owner does not answer; gets a function that tries again. */
  failed?: (retry: () => void) => ReactNode;
};

/** What became of loading; once the release's version threw while it was drawn, of the previous. */
type Outcome = { key: string; slot?: ReadySlot; previous?: 'coming' | 'came' | 'failed' };

/** A place in a page that another part fills. No part imports another. */
export function Widget<N extends WidgetName>(slotProps: WidgetSlotProps<N>) {
  const { name, fallback, failed, ...props } = slotProps;
  const key = slotKey(name, props);
  const came = useContext(ReadySlotsContext).get(key);
  const [fromServer] = useState(came !== undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const previous = outcome?.previous;
  const isHeld = came?.isHeld;
  const ready = previous || (isHeld && outcome?.slot) ? undefined : came;
  const isReady = came !== undefined && !isHeld;

  useEffect(() => {
    if (isReady) return undefined;
    return fill(key, (next) => {
      setOutcome(next);
      // It was given up; others may wait for the same.
      if (isHeld && next.slot) sayLateRemote();
    });
  }, [key, isReady, isHeld]);

  const current = (ready && !ready.isHeld) || outcome?.key === key;
  // With other props a widget stays as it was until it is ready for them: a button whose quantity
  // changes must not flash its fallback, nor lose the focus.
  const slot = ready ?? outcome?.slot;
  const drawn = current || !outcome ? props : readSlotKey(outcome.key).props;
  const retry = () => {
    setOutcome(undefined);
    fill(key, setOutcome);
  };
  const isDown = current && (!slot || slot.isHeld) && previous !== 'coming';
  // A late answer still fills the place.
  useEffect(() => (isDown ? onLateRemote(() => fill(key, setOutcome)) : undefined), [isDown, key]);

  const content = slot && <slot.Component {...drawn} data={slot.data} />;
  const instead = failed ? failed(retry) : fallback;
  if (!slot) return isDown ? instead : fallback;
  const goBack = () => {
    if (previous) return;
    setOutcome({ key, previous: 'coming' });
    fill(key, (next) => setOutcome({ ...next, previous: next.slot ? 'came' : 'failed' }), true);
  };
  return (
    <SlotBoundary
      key={name + previous + slot.isHeld}
      name={name}
      slot={key}
      instead={instead}
      onBroken={goBack}
    >
      {fromServer ? <ServerSlot isHeld={isHeld} instead={instead} content={content} /> : content}
    </SlotBoundary>
  );
}

function fill(key: string, done: (outcome: Outcome) => void, previous = false): () => void {
  const controller = new AbortController();
  let settled = false;
  // A list fills dozens of slots at once: as a transition React does so in slices.
  const settle = (outcome: Outcome) => {
    settled = true;
    if (!controller.signal.aborted) startTransition(() => done(outcome));
  };
  (previous ? loadPreviousSlot : loadSlot)(key, controller.signal).then(
    (slot) => settle({ key, slot }),
    (error: unknown) => {
      settle({ key });
      if (!controller.signal.aborted) console.warn(`slot ${key}:`, error);
    },
  );
  // Dozens of slots go with a list: an abort that nobody hears would cost the next page its time.
  return () => {
    if (!settled) controller.abort();
  };
}
