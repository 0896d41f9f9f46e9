import { findRegions, type Region } from '../facts/find-regions';
import { type LoadedFile, type PartUse, partUses } from '../facts/part-use';
import { element, kilobytes, milliseconds, replaceInside } from './element';
import { look } from './look';
import { Outlines, regionKey, regionList } from './outlines';
import { buildPanel, type PanelContent } from './panel';
import { partsTable } from './parts-table';

/** What the overlay is told, and where it reads the rest. */
export interface Inspected extends PanelContent {
  /** files that have come so far */
  files: readonly LoadedFile[];
  /** address of the overlay's own script */
  own: string;
}

/** The overlay: a panel beside the page, and frames around what its parts have drawn. */
export class Inspector {
  readonly host = element('div', { id: 'shop-inspector' });
  private readonly outlines = new Outlines();
  private readonly parts: string[];
  private readonly places = {
    parts: element('div'),
    regions: element('ul'),
  };
  private shown = '';

  constructor(private readonly page: Inspected) {
    this.parts = ['host', ...Object.keys(page.release.remotes).sort()];
    const root = this.host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    root.adoptedStyleSheets = [sheet];
    root.append(this.outlines.layer, buildPanel(page, this.places));
  }

  /** Looks at the page again. */
  update(): void {
    const { data, release, files, own } = this.page;
    const host = data.versions.host ?? '';
    const root = document.getElementById('root');
    const regions = root ? findRegions(root, release) : [];
    const uses = partUses(release, host, files, own);
    this.outlines.show(regions, this.parts, (region) => labelOf(region, uses));
    this.fill(uses, regions);
  }

  /** The page has moved below its frames. */
  place(): void {
    this.outlines.place();
  }

  private fill(uses: readonly PartUse[], regions: readonly Region[]): void {
    const rows = regions.map((region) => [regionKey(region), region.elements.length]);
    const shown = JSON.stringify([uses, rows]);
    if (shown === this.shown) return;
    this.shown = shown;
    const { outlines, parts, places } = this;
    replaceInside(places.parts, [partsTable(uses, parts)]);
    const touch = {
      onPoint: (key: string | undefined) => outlines.point(key),
      onShow: (key: string) => outlines.bringIntoView(key),
    };
    replaceInside(places.regions, regionList(regions, parts, touch));
  }
}

/** Whose a region is, in which version, and what its part has cost so far. */
function labelOf({ owner, name, empty }: Region, uses: readonly PartUse[]): string {
  const own = uses.filter(({ part }) => part === owner);
  const loaded = own.filter(({ files }) => files > 0);
  const versions = (loaded.length > 0 ? loaded : own).map(({ version }) => version).join(', ');
  const time = milliseconds(Math.max(0, ...loaded.map(({ loadTime }) => loadTime)));
  const bytes = kilobytes(loaded.reduce((sum, one) => sum + one.bytes, 0));
  const cost = loaded.length > 0 ? [time, bytes] : [];
  return [`${owner} ${versions}`, name, ...cost, ...(empty ? ['not filled'] : [])].join(' · ');
}
