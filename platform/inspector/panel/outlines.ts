import type { AppUse } from '../facts/app-use';
import type { Region } from '../facts/find-regions';
import { appColor, element, size, time } from './element';

/** A label needs this much space, in px; a smaller region shows it when it is pointed at. */
const labelSize = { width: 150, height: 40 };

/**
 * Frames around the regions, where these are now; those out of view have none.
 * @param pointed key of the region that stands out
 */
export const outlines = (
  regions: readonly Region[],
  uses: readonly AppUse[],
  pointed: string | undefined,
): HTMLElement[] =>
  regions.flatMap((region) =>
    region.elements.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
      if (!isSeen) return [];
      const isPointed = pointed === region.key;
      const isLarge = box.width >= labelSize.width && box.height >= labelSize.height;
      const state = pointed === undefined ? '' : isPointed ? ' pointed' : ' dim';
      const frame = element(
        'div',
        { class: `outline${region.empty ? ' empty' : ''}${state}` },
        (isLarge || isPointed) && element('span', {}, labelOf(region, uses)),
      );
      frame.style.setProperty('--color', appColor(region.owner));
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        frame.style[side] = `${box[side]}px`;
      }
      return frame;
    }),
  );

/** A region's app, the version that drew it, and what that has cost so far. */
function labelOf({ owner, name, empty }: Region, uses: readonly AppUse[]): string {
  const own = uses.filter(({ app }) => app === owner);
  // A version that took another's place comes after it.
  const use = own.filter(({ files }) => files > 0).pop() ?? own[0];
  const cost = use && use.files > 0 ? [time(use.loadTime), size(use.bytes)] : [];
  return [`${owner} ${use?.version}`, name, ...cost, ...(empty ? ['not filled'] : [])].join(' · ');
}
