import type { PreloadedWidget } from './widget-data';
import { initialState, nextState, type WidgetEvent, type WidgetState } from './widget-state';

const slot: PreloadedWidget = { Component: () => null, data: 'release' };
const older: PreloadedWidget = { Component: () => null, data: 'previous version' };
const deferred: PreloadedWidget = { Component: () => null, data: undefined, isDeferred: true };

const stateAfter = (start: WidgetState, ...events: WidgetEvent[]) =>
  events.reduce(nextState, start);
const loaded: WidgetEvent = { type: 'loaded', key: 'k', slot };
const failed: WidgetEvent = { type: 'failed', key: 'k' };
const retried: WidgetEvent = { type: 'retried', key: 'k' };
const threw: WidgetEvent = { type: 'threw', key: 'k' };

describe('a slot', () => {
  const loading = initialState('k', undefined);

  it('shows what came with the page, else loads it', () => {
    expect(initialState('k', slot)).toMatchObject({ phase: 'shown', slot });
    expect(stateAfter(loading, loaded)).toEqual({ phase: 'shown', key: 'k', slot });
  });

  it('that failed is tried again, or filled late', () => {
    expect(stateAfter(loading, failed, retried).phase).toBe('loading');
    expect(stateAfter(loading, failed, loaded)).toMatchObject({ phase: 'shown', slot });
  });

  it('that threw shows the previous version, and is not replaced twice', () => {
    const replacing = stateAfter(loading, loaded, threw);
    expect(replacing).toEqual({ phase: 'replacing', key: 'k', slot: undefined });
    const replaced = stateAfter(replacing, { ...loaded, slot: older });
    expect(replaced).toMatchObject({ phase: 'replaced', slot: older });
    expect(stateAfter(replaced, threw)).toBe(replaced);
    expect(stateAfter(replacing, failed).phase).toBe('failed');
  });

  it('keeps the server’s HTML until its code comes', () => {
    const start = initialState('k', deferred);
    expect(stateAfter(start, failed)).toMatchObject({ phase: 'waiting', slot: deferred });
    expect(stateAfter(start, failed, retried)).toMatchObject({ phase: 'deferred', slot: deferred });
    expect(stateAfter(start, failed, loaded)).toMatchObject({ phase: 'shown', slot });
  });

  it('keeps what it shows until it is loaded for other props', () => {
    expect(stateAfter(loading, loaded, { ...loaded, key: 'other', slot: older })).toEqual({
      phase: 'shown',
      key: 'other',
      slot: older,
    });
    expect(stateAfter(loading, loaded, { ...failed, key: 'other' })).toEqual({
      phase: 'failed',
      key: 'other',
      slot: undefined,
    });
  });
});
