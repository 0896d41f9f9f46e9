/** The focus of a line that is taken away goes to the panel's title, not out of the panel. */
export const focusTitle = (from: Element): void =>
  from.closest('dialog')?.querySelector('h2')?.focus();
