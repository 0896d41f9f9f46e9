import type { Region } from '../facts/find-regions';
import { appColor, appDot } from './apps-table';
import { button, element } from './element';

/** A label needs this much space, in px; a smaller region shows it when it is pointed at. */
const labelSize = { width: 150, height: 40 };

/** Frames around the regions, in a layer that lets everything through. */
export class Outlines {
  readonly layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  private regions: readonly Region[] = [];
  private apps: readonly string[] = [];
  private label: (region: Region) => string = () => '';
  private pointed: string | undefined;

  show(
    regions: readonly Region[],
    apps: readonly string[],
    label: (region: Region) => string,
  ): void {
    Object.assign(this, { regions, apps, label });
    this.place();
  }

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
  private place(): void {
    const frames = this.regions.flatMap((region) =>
      region.elements.flatMap((one) => this.frame(region, one.getBoundingClientRect()) ?? []),
    );
    this.layer.replaceChildren(...frames);
  }

  private frame(region: Region, box: DOMRect): HTMLElement | undefined {
    const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    if (!isSeen) return undefined;
    const isPointed = this.pointed === regionKey(region);
    const isLarge = box.width >= labelSize.width && box.height >= labelSize.height;
    const state = this.pointed === undefined ? '' : isPointed ? ' pointed' : ' dim';
    const made = element(
      'div',
      { class: `outline${region.empty ? ' empty' : ''}${state}` },
      (isLarge || isPointed) && element('span', {}, this.label(region)),
    );
    made.style.setProperty('--color', appColor(region.owner, this.apps));
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      made.style[side] = `${box[side]}px`;
    }
    return made;
  }
}

export const regionKey = ({ owner, name, empty }: Region): string => `${owner} ${name} ${empty}`;

/** @param outlines where a region is shown that is pointed at or pressed in the list */
export function regionList(
  regions: readonly Region[],
  apps: readonly string[],
  outlines: Outlines,
): HTMLElement[] {
  return regions.map((region) => {
    const key = regionKey(region);
    const { owner, name, empty, elements } = region;
    const details = [elements.length !== 1 && `${elements.length} places`, empty && 'not filled'];
    const show = button('', () => outlines.bringIntoView(key), {
      class: 'region',
      'data-key': key,
    });
    show.append(
      appDot(owner, apps),
      element('span', {}, name),
      element('small', {}, [owner, ...details].filter(Boolean).join(' · ')),
    );
    for (const type of ['pointerenter', 'focus'])
      show.addEventListener(type, () => outlines.point(key));
    for (const type of ['pointerleave', 'blur'])
      show.addEventListener(type, () => outlines.point(undefined));
    return element('li', {}, show);
  });
}
