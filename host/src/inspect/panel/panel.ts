import type { PageRelease } from '@shop/shared/contract';
import type { InspectData } from '@shop/shared/release/inspect-data';
import { button, element } from './element';
import { notice } from './notice';
import { versionList } from './version-list';

/** Where what changes while the page lives is put. */
export interface PanelPlaces {
  parts: HTMLElement;
  regions: HTMLElement;
  libraries: HTMLElement;
}

export interface PanelContent {
  data: InspectData;
  release: PageRelease;
  /** the choice that the address came with; '' for none */
  asked: string;
  onClose: () => void;
}

/** The panel beside the page. Escape folds it. */
export function buildPanel(
  { data, release, asked, onClose }: PanelContent,
  { parts, regions, libraries }: PanelPlaces,
): HTMLElement {
  const { base, preview, swap, versions } = data;
  const remotes = Object.entries(release.remotes).sort(([a], [b]) => a.localeCompare(b));
  const lists = remotes.map(([part, { version }]) =>
    versionList({ part, here: version, live: versions[part] ?? version }),
  );
  const label = preview ? `preview “${preview}”` : `release ${base.slice(0, 8)}`;
  const where = swap ? `${swap.part} ${swap.version}` : label;
  const body = element(
    'div',
    { class: 'body', id: 'body', tabindex: '0', role: 'group', 'aria-label': 'What is here' },
    notice(data, release, asked),
    parts,
    section('On this page', regions),
    section('Another version, in this tab only', ...lists),
    section('Shared libraries', libraries),
  );
  const toggle = button('Fold', () => fold(!panel.classList.contains('closed')), {
    'aria-expanded': 'true',
    'aria-controls': 'body',
  });
  const title = element('h2', {}, 'Inspector', element('small', {}, where));
  const head = element('header', {}, title, toggle, button('Close', onClose));
  const other = swap && 'swapped';
  const panel = element('aside', { 'aria-label': 'Inspector', class: other }, head, body);
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
