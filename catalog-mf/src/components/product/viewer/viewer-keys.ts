import type { KeyboardEvent } from 'react';

interface ViewerState {
  index: number;
  last: number;
  zoomed: boolean;
  show: (index: number) => void;
}

/** Arrow keys, Home and End step through; while zoomed, arrows are left to the picture's scrolling. */
export function viewerKeys(event: KeyboardEvent, { index, last, zoomed, show }: ViewerState): void {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined || (zoomed && event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  show(target);
}
