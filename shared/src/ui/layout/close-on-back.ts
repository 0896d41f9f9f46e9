type Entry = Parameters<History['pushState']>;

/** A state of the history that says whether something lies over the page there. */
const withOverlay = (state: object | null, isOverlay?: true) => ({ ...state, isOverlay });

/**
 * Gives an overlay of the page a place in the visitor's history, so that Back (a phone's own
 * button too) closes it and does not leave the page. Past the router, which keeps the address and
 * loads nothing: it hears neither of this place nor of the way back from it.
 * @param close called when the visitor goes back, or elsewhere in the history; never after the
 * returned function was called
 * @param hasPlace whether the current entry is its place already
 * @returns to be called when it was closed otherwise; takes the place away again
 */
export function closeOnBack(close: () => void, hasPlace = false): () => void {
  const own = History.prototype;
  /** The page's own entry below, as it is to be when it is shown again. */
  let page: Entry = [withOverlay(history.state), '', location.href];
  let isLeaving = false;
  let next: Entry | undefined;

  /** Another page takes this place; while the way back is under way, the one after it. */
  const pushState = (...entry: Entry) => {
    if (isLeaving) {
      next = entry;
      return;
    }
    end();
    own.replaceState.apply(history, entry);
  };
  const end = () => {
    removeEventListener('popstate', onPopstate, true);
    isLeaving = true;
    if (history.pushState !== pushState) return;
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
  const onPopstate = (event: Event) => {
    const wasLeft = isLeaving;
    end();
    // The router's number of the entry, which a replaced one keeps. Another one was jumped to, or
    // a link to a `#fragment` made one without a number: that is for the router to follow.
    if (history.state?.idx === page[0]?.idx) {
      event.stopImmediatePropagation();
      own.replaceState.apply(history, page);
      if (next) own.pushState.apply(history, next);
    }
    if (!wasLeft) close();
  };

  if (!hasPlace) history.pushState(withOverlay(history.state, true), '');
  Object.assign(history, {
    pushState,
    replaceState: (...entry: Entry) => {
      page = entry;
      const [state, ...rest] = entry;
      own.replaceState.call(history, withOverlay(state, true), ...rest);
    },
  });
  addEventListener('popstate', onPopstate, true);
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    history.back();
  };
}

/**
 * For the host, as it starts: a reload closes the overlays of the page and leaves their places in the
 * history, where Back would show no change. It is taken away as if it were closed now.
 */
export function leaveOverlayEntry(): void {
  if (history.state?.isOverlay && history.length > 1) closeOnBack(() => undefined, true)();
}
