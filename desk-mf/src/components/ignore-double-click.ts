import type { MouseEvent } from 'react';

/** Handles a press on a button that then does something else, or gives its place to another one. */
export const ignoreDoubleClick =
  (press: () => unknown) =>
  ({ detail }: MouseEvent): void => {
    // The second click of a double one was not meant for what is there now.
    if (detail < 2) press();
  };
