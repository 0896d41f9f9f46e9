/**
 * A picture that fails is tried again as the plain file; when that fails too, the drawing that
 * came with the fragment stands in, as in the shop.
 */
export function fallBackImages(root: ShadowRoot): void {
  const mend = ({ target }: Event) => {
    const image = target as Element;
    const picture = image.closest('picture');
    const sources = picture?.querySelectorAll('source') ?? [];
    // Without its sources a picture loads the plain file by itself.
    for (const source of sources) source.remove();
    if (sources.length > 0) return;
    const drawing = root.querySelector('[part=missing]')?.firstElementChild;
    if (drawing) (picture ?? image).replaceWith(drawing.cloneNode(true));
  };
  // Such events do not bubble.
  root.addEventListener('error', mend, true);
}
