import {
  Component,
  type Dispatch,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import { documentPage } from './document-page';
import { notifyRemoteRecovered, onRemoteRecovered } from './remote-registry';
import {
  InspectContext,
  loadPreviousSlot,
  loadSlot,
  parseWidgetKey,
  ReadySlotsContext,
  widgetKey,
} from './widget-data';
import { initialState, nextState, type WidgetEvent } from './widget-state';
import type { WidgetName, WidgetProps } from './widgets';

type WidgetSlotProps<N extends WidgetName> = WidgetProps<N> & {
  name: N;
  /** Shown while the owner is loading, and when it is down unless `renderError` is given. */
  fallback: ReactNode;
  /** Shown when the owner does not answer; gets a function that tries again. */
  renderError?: (retry: () => void) => ReactNode;
};

/** A slot in a page that another app fills. No app imports another. */
export function Widget<N extends WidgetName>(slotProps: WidgetSlotProps<N>) {
  const { name, fallback, renderError, ...props } = slotProps;
  const key = widgetKey(name, props);
  const preloaded = useContext(ReadySlotsContext).get(key);
  const [fromServer] = useState(preloaded !== undefined);
  const [state, send] = useReducer(nextState, initialState(key, preloaded));
  const { phase, slot } = state;
  const isDeferred = phase === 'deferred' || phase === 'waiting';
  const isDown = state.key === key && (phase === 'failed' || phase === 'waiting');

  const load = phase === 'replacing' ? loadPreviousSlot : loadSlot;
  const isLoading =
    state.key !== key || phase === 'loading' || phase === 'deferred' || phase === 'replacing';
  useEffect(
    () => (isLoading ? fill(key, load, send, isDeferred) : undefined),
    [key, load, isLoading, isDeferred],
  );
  // A late answer still fills the slot. In the task that draws it, so that none is missed.
  useLayoutEffect(
    () => (isDown ? onRemoteRecovered(() => void fill(key, loadSlot, send)) : undefined),
    [isDown, key],
  );

  const isInspected = useContext(InspectContext);
  const marked = (node: ReactNode, isFilled: boolean) =>
    isInspected ? (
      <>
        <template data-widget={name} data-filled={isFilled} />
        {node}
        <template data-widget-end="" />
      </>
    ) : (
      node
    );
  const retry = () => send({ type: 'retried', key });
  const replacement = renderError ? renderError(retry) : fallback;
  if (!slot) return marked(isDown ? replacement : fallback, false);
  // As it was loaded: a button whose quantity changes must not flash its fallback, nor lose the
  // focus.
  const shownProps = state.key === key ? props : parseWidgetKey(state.key).props;
  const content = <slot.Component {...shownProps} data={slot.data} />;
  return marked(
    <SlotBoundary
      key={name + isDeferred + (phase === 'replaced')}
      name={name}
      slot={key}
      replacement={replacement}
      onBroken={() => send({ type: 'threw', key })}
    >
      {fromServer ? (
        <ServerSlot isDeferred={slot.isDeferred} replacement={replacement} content={content} />
      ) : (
        content
      )}
    </SlotBoundary>,
    true,
  );
}

/**
 * Loads a slot and sends what became of it.
 * @param recovers whether others may wait for the same owner, which was given up
 * @returns gives it up
 */
function fill(
  key: string,
  load: typeof loadSlot,
  send: Dispatch<WidgetEvent>,
  recovers = false,
): () => void {
  const controller = new AbortController();
  let settled = false;
  // A list fills dozens of slots at once: as a transition React does so in slices.
  const settle = (event: WidgetEvent) => {
    settled = true;
    if (!controller.signal.aborted) startTransition(() => send(event));
  };
  load(key, controller.signal).then(
    (slot) => {
      settle({ type: 'loaded', key, slot });
      if (recovers && !controller.signal.aborted) notifyRemoteRecovered();
    },
    (error: unknown) => {
      settle({ type: 'failed', key });
      if (!controller.signal.aborted) console.warn(`slot ${key}:`, error);
    },
  );
  // Leaving a list ends dozens of slots: to abort what has settled would only delay the next page.
  return () => {
    if (!settled) controller.abort();
  };
}

interface Props {
  /** owner and widget, `blog/LatestPosts` */
  name: string;
  /** Its `widgetKey`. */
  slot: string;
  replacement: ReactNode;
  /** Called once when the widget threw. */
  onBroken: () => void;
  children: ReactNode;
}

/** A widget that throws while rendering takes only its own place down. */
class SlotBoundary extends Component<Props, { broken?: { error: unknown } }> {
  override state: { broken?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { broken: { error: unknown } } {
    return { broken: { error } };
  }

  override componentDidCatch(error: Error): void {
    console.warn(`slot ${this.props.name}: ${error.message}`);
    this.props.onBroken();
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    if (documentPage.canFallBack && this.props.slot in documentPage.slots) {
      documentPage.brokenRemote = this.props.name.split('/')[0];
      throw broken.error;
    }
    return this.props.replacement;
  }
}

interface ServerSlotProps {
  isDeferred?: true | undefined;
  /** In place of a deferred slot that the server has not drawn. */
  replacement: ReactNode;
  content: ReactNode;
}

/**
 * A slot that came with the page. It never renders again while it is deferred: with other props
 * React would replace the server's HTML (react.dev/errors/421).
 */
const ServerSlot = memo(
  ({ replacement, content }: ServerSlotProps) => (
    <Suspense fallback={replacement}>{content}</Suspense>
  ),
  (_before, { isDeferred }) => isDeferred === true,
);
