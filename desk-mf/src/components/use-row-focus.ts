import { type RefObject, useEffect } from 'react';

const rowsOf = (part: Element) => [...part.querySelectorAll('li')];

/**
 * A press may take away the button that was pressed, or all its row. The focus then goes to that
 * row, else to the next one, else to the heading above, else to the page: otherwise it would be at
 * the start of the document (WCAG 2.4.3). To the row and not to its button, which a second press
 * would set off unread.
 * @param page what holds the parts, each a `section` or a `form` with a heading and rows
 */
export function useRowFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = page;
    if (!root) return undefined;
    let last:
      | { target: Element; part: Element | null; own: Element | null; row: number }
      | undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const part = target.closest('section, form');
      const before = (row: Element) =>
        !row.contains(target) &&
        target.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING;
      const own = target.closest('li');
      last = { target, part, own, row: part ? rowsOf(part).filter(before).length : 0 };
    };
    const observer = new MutationObserver(() => {
      if (!last || last.target.isConnected || document.activeElement !== document.body) return;
      const { own, row } = last;
      const part = last.part?.isConnected ? last.part : undefined;
      last = undefined;
      const rows = part ? rowsOf(part) : [];
      const next =
        rows.find((one) => one === own) ?? rows[row] ?? part?.querySelector('h2') ?? root;
      next.tabIndex = -1;
      next.focus({ preventScroll: next === root });
    });
    root.addEventListener('focusin', note);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [page]);
}
