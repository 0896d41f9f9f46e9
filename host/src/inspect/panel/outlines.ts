import type { Region } from '../facts/find-regions';
import { button, element } from './element';
import { partColor, partDot } from './parts-table';

/** A label needs this much room, in px; smaller regions are told of when they are pointed at. */
const room = { width: 150, height: 40 };

/** Frames around the regions, in a layer that lets everything through. */
export class Outlines {
  readonly layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  private regions: readonly Region[] = [];
  private parts: readonly string[] = [];
  private label: (region: Region) => string = () => '';
  private pointed: string | undefined;

  show(
    regions: readonly Region[],
    parts: readonly string[],
    label: (region: Region) => string,
  ): void {
    Object.assign(this, { regions, parts, label });
    this.place();
  }

  /** Lets one region stand out. */
  point(key: string | undefined): void {
    this.pointed = key;
    this.place();
  }

  bringIntoView(key: string): void {
    const region = this.regions.find((one) => regionKey(one) === key);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    region?.elements[0]?.scrollIntoView({
      block: 'center',
      behavior: calm ? 'instant' : 'smooth',
    });
  }

  /** Puts the frames where the regions are now; those out of view have none. */
  place(): void {
    const frames = this.regions.flatMap((region) =>
      region.elements.flatMap((one) => this.frame(region, one.getBoundingClientRect()) ?? []),
    );
    this.layer.replaceChildren(...frames);
  }

  private frame(region: Region, box: DOMRect): HTMLElement | undefined {
    const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    if (!isSeen) return undefined;
    const isPointed = this.pointed === regionKey(region);
    const isLarge = box.width >= room.width && box.height >= room.height;
    const state = this.pointed === undefined ? '' : isPointed ? ' pointed' : ' dim';
    const made = element(
      'div',
      { class: `outline${region.empty ? ' empty' : ''}${state}` },
      (isLarge || isPointed) && element('span', {}, this.label(region)),
    );
    made.style.setProperty('--color', partColor(region.owner, this.parts));
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      made.style[side] = `${box[side]}px`;
    }
    return made;
  }
}

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
