/** How long a message stays, in ms. */
const messageMs = 5_000;

/**
 * Words for the visitor, at the bottom of the element. Their place is there before they are, so
 * that screen readers say them.
 * @returns says something, in place of what was said before
 */
export function createStatus(root: ShadowRoot): (words: string) => void {
  const place = root.querySelector('[role=status]') ?? root.appendChild(newPlace());
  return (words) => {
    place.textContent = words;
    setTimeout(() => {
      if (place.textContent === words) place.textContent = '';
    }, messageMs);
  };
}

function newPlace(): Element {
  const place = document.createElement('p');
  place.setAttribute('role', 'status');
  place.setAttribute('part', 'status');
  return place;
}
