import type { InspectData } from '../../release-set/inspect-data';
import { type AppUse, appUses, type LoadedFile } from '../facts/app-use';
import { findRegions, type Region } from '../facts/find-regions';
import { appsTable } from './apps-table';
import { button, element, kilobytes, milliseconds, replaceInside } from './element';
import { inspectorStyles } from './inspector.styles';
import { Outlines, regionKey, regionList } from './outlines';
import { versionList } from './version-list';

interface InspectedPage {
  data: InspectData;
  /** files that have come so far */
  files: readonly LoadedFile[];
  /** address of the overlay's own script */
  own: string;
  onClose: () => void;
}

/** The overlay: a panel beside the page, and outlines around what each app has rendered. */
export class Inspector {
  readonly host = element('div', { id: 'shop-inspector' });
  private readonly outlines = new Outlines();
  private readonly apps: string[];
  private readonly table = element('div');
  private readonly list = element('ul');
  private shown = '';

  constructor(private readonly page: InspectedPage) {
    this.apps = ['host', ...Object.keys(page.data.remotes).sort()];
    const root = this.host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(inspectorStyles);
    root.adoptedStyleSheets = [sheet];
    root.append(this.outlines.layer, buildPanel(page, this.table, this.list));
  }

  update(): void {
    const { data, files, own } = this.page;
    const root = document.getElementById('root');
    const regions = root ? findRegions(root, data.remotes) : [];
    const uses = appUses(data, files, own);
    this.outlines.show(regions, this.apps, (region) => labelOf(region, uses));
    const rows = regions.map((region) => [regionKey(region), region.elements.length]);
    const shown = JSON.stringify([uses, rows]);
    if (shown === this.shown) return;
    this.shown = shown;
    const { outlines, apps } = this;
    replaceInside(this.table, [appsTable(uses, apps)]);
    replaceInside(this.list, regionList(regions, apps, outlines));
  }
}

/** A region's app, its version, and what it has cost so far. */
function labelOf({ owner, name, empty }: Region, uses: readonly AppUse[]): string {
  const own = uses.filter(({ app }) => app === owner);
  const loaded = own.filter(({ files }) => files > 0);
  const versions = (loaded.length > 0 ? loaded : own).map(({ version }) => version).join(', ');
  const time = milliseconds(Math.max(0, ...loaded.map(({ loadTime }) => loadTime)));
  const bytes = kilobytes(loaded.reduce((sum, one) => sum + one.bytes, 0));
  const cost = loaded.length > 0 ? [time, bytes] : [];
  return [`${owner} ${versions}`, name, ...cost, ...(empty ? ['not filled'] : [])].join(' · ');
}

function buildPanel(
  { data, onClose }: InspectedPage,
  apps: HTMLElement,
  regions: HTMLElement,
): HTMLElement {
  const { preview, versions } = data;
  const remotes = Object.entries(data.remotes).sort(([a], [b]) => a.localeCompare(b));
  const lists = remotes.map(([name, { version }]) => versionList(name, version));
  const where = preview ? `preview “${preview}”` : `release ${data.release.slice(0, 8)}`;
  const replaced = remotes.flatMap(([name, { version }]) =>
    version === versions[name]
      ? []
      : element(
          'p',
          {},
          `${name} ${versions[name]} failed on the server: this page is of ${version}.`,
        ),
  );
  const body = element(
    'div',
    { class: 'body', id: 'body', tabindex: '0', role: 'group', 'aria-label': 'What is here' },
    replaced.length > 0 && element('div', { class: 'notice', role: 'status' }, ...replaced),
    apps,
    section('On this page', regions),
    section('Published versions', ...lists),
  );
  const toggle = button('Fold', () => fold(!panel.classList.contains('closed')), {
    'aria-expanded': 'true',
    'aria-controls': 'body',
  });
  const title = element('h2', {}, 'Inspector', element('small', {}, where));
  const head = element('header', {}, title, toggle, button('Close', onClose));
  const panel = element('aside', { 'aria-label': 'Inspector' }, head, body);
  const fold = (closed: boolean) => {
    panel.classList.toggle('closed', closed);
    toggle.setAttribute('aria-expanded', String(!closed));
    toggle.textContent = closed ? 'Open' : 'Fold';
  };
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    fold(true);
    toggle.focus();
  });
  return panel;
}

const section = (title: string, ...inside: readonly Node[]): HTMLElement =>
  element('section', {}, element('h3', {}, title), ...inside);
