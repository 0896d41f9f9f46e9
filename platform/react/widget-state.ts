import type { PreloadedWidget } from './widget-data';

type Phase = keyof typeof transitions;

/** What a slot shows, and which widget with which props (`widgetKey`) that is. */
export interface WidgetState {
  phase: Phase;
  key: string;
  slot?: PreloadedWidget | undefined;
}

export type WidgetEvent =
  /** the widget and its data are there: the release's version, or the previous one if replacing */
  | { type: 'loaded'; key: string; slot: PreloadedWidget }
  | { type: 'failed'; key: string }
  /** the visitor wants it tried again */
  | { type: 'retried'; key: string }
  /** the widget threw while it was drawn */
  | { type: 'threw'; key: string };

/**
 * ```
 *  nothing came            came with its data       came as HTML only
 *        ▼                         ▼                        ▼
 *     loading ─────loaded─────▶ shown ◀─────loaded───── deferred
 *      │   ▲                    │   ▲                    │   ▲
 *   failed retried           threw  loaded            failed retried
 *      ▼   │                    ▼   │                    ▼   │
 *     failed ◀────failed─── replacing               waiting ─loaded─▶ shown
 *        └─loaded─▶ shown       └─loaded─▶ replaced
 * ```
 * `deferred` and `waiting` keep the server's HTML, `replaced` is the owner's previous version. With
 * other props a slot loads again, and stays as it is until they are `loaded` or `failed`.
 */
const transitions = {
  loading: { loaded: 'shown', failed: 'failed' },
  deferred: { loaded: 'shown', failed: 'waiting' },
  waiting: { loaded: 'shown', failed: 'waiting', retried: 'deferred' },
  shown: { loaded: 'shown', failed: 'failed', threw: 'replacing' },
  failed: { loaded: 'shown', failed: 'failed', retried: 'loading' },
  replacing: { loaded: 'replaced', failed: 'failed' },
  replaced: { loaded: 'shown', failed: 'failed', retried: 'loading' },
} as const;

/** A slot that came with the page is shown at once. */
export const initialState = (key: string, slot: PreloadedWidget | undefined): WidgetState => ({
  phase: slot ? (slot.isDeferred ? 'deferred' : 'shown') : 'loading',
  key,
  slot,
});

export function nextState(state: WidgetState, event: WidgetEvent): WidgetState {
  const { [event.type]: phase } = transitions[state.phase] as {
    [T in WidgetEvent['type']]?: Phase;
  };
  if (!phase) return state;
  const { key } = event;
  if (event.type === 'loaded') return { phase, key, slot: event.slot };
  return { phase, key, slot: state.slot?.isDeferred ? state.slot : undefined };
}
