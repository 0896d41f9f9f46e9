import type { Region } from '../facts/find-regions';
import { button, element } from './element';
import { partDot } from './part-color';

/** Which region's outline stands out, and which one is to come into view. */
export interface RegionTouch {
  onPoint: (region: string | undefined) => void;
  onShow: (region: string) => void;
}

export const regionKey = ({ owner, name, empty }: Region): string => `${owner} ${name} ${empty}`;

/** The regions of the page; each leads to where it stands. */
export function regionList(
  regions: readonly Region[],
  parts: readonly string[],
  { onPoint, onShow }: RegionTouch,
): HTMLElement[] {
  return regions.map((region) => {
    const key = regionKey(region);
    const { owner, name, empty, elements } = region;
    const show = button('', () => onShow(key), { class: 'region', 'data-key': key });
    show.append(
      partDot(owner, parts),
      element('span', {}, name),
      element('small', {}, [owner, ...told(elements.length, empty)].join(' · ')),
    );
    for (const type of ['pointerenter', 'focus']) show.addEventListener(type, () => onPoint(key));
    for (const type of ['pointerleave', 'blur'])
      show.addEventListener(type, () => onPoint(undefined));
    return element('li', {}, show);
  });
}

const told = (count: number, empty: boolean): string[] => [
  ...(count === 1 ? [] : [`${count} places`]),
  ...(empty ? ['not filled'] : []),
];
