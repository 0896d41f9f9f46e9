type Entry = Parameters<History['pushState']>;

/**
 * Gives what lies over the page a place in the visitor's history, so that Back (a phone's own
 * button too) closes it and does not leave the page. Past the router, which keeps the address and
 * loads nothing: it hears neither of this place nor of the way back from it.
 * @param close called when the visitor goes back
 * @returns to be called when it was closed otherwise; takes the place away again
 */
export function closeOnBack(close: () => void): () => void {
  const own = History.prototype;
  /** The page's own entry below, as it is to be when it is shown again. */
  let page: Entry = [history.state, '', location.href];
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
    removeEventListener('popstate', onBack, true);
    isLeaving = true;
    if (history.pushState !== pushState) return;
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
  const onBack = (event: Event) => {
    event.stopImmediatePropagation();
    end();
    own.replaceState.apply(history, page);
    close();
    if (next) own.pushState.apply(history, next);
  };

  history.pushState(history.state, '');
  Object.assign(history, {
    pushState,
    replaceState: (...entry: Entry) => {
      page = entry;
      own.replaceState.apply(history, entry);
    },
  });
  addEventListener('popstate', onBack, true);
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    history.back();
  };
}
