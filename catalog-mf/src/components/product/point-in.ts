/** A place in a picture, as parts of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** @returns where a pointer or a finger is in an element */
export function pointIn(element: Element, at: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (at.clientX - left) / width, y: (at.clientY - top) / height };
}
