import type { KeyboardEvent } from 'react';

interface ViewerState {
  index: number;
  last: number;
  zoomed: boolean;
  show: (index: number) => void;
  /** Moves the zoomed picture, in px. */
  pan: (x: number, y: number) => void;
}

/** How far an arrow key moves a zoomed picture, in px. */
const step = 80;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys, Home and End step through the pictures; arrows move a zoomed one. */
export function viewerKeys(event: KeyboardEvent, viewer: ViewerState): void {
  const { index, last, zoomed, show, pan } = viewer;
  const direction = directions[event.key];
  if (event.key === 'Home') show(0);
  else if (event.key === 'End') show(last);
  else if (direction && zoomed) pan(direction[0] * step, direction[1] * step);
  else if (direction?.[0]) show(index + direction[0]);
  else return;
  event.preventDefault();
}
