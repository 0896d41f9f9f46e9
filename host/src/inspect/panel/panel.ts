import type { PageRelease } from '@shop/shared/contract';
import type { InspectData } from '@shop/shared/release/inspect-data';
import { button, element } from './element';
import { versionList } from './version-list';

/** Where what changes while the page lives is put. */
export interface PanelPlaces {
  parts: HTMLElement;
  regions: HTMLElement;
}

export interface PanelContent {
  data: InspectData;
  release: PageRelease;
  onClose: () => void;
}

/** The panel beside the page. Escape folds it. */
export function buildPanel(
  { data, release, onClose }: PanelContent,
  { parts, regions }: PanelPlaces,
): HTMLElement {
  const { preview, versions } = data;
  const remotes = Object.entries(release.remotes).sort(([a], [b]) => a.localeCompare(b));
  const lists = remotes.map(([part, { version }]) => versionList({ part, here: version }));
  const where = preview ? `preview “${preview}”` : `release ${data.release.slice(0, 8)}`;
  const replaced = remotes.flatMap(([part, { version }]) =>
    version === versions[part]
      ? []
      : element(
          'p',
          {},
          `${part} ${versions[part]} failed on the server: this page is of ${version}.`,
        ),
  );
  const body = element(
    'div',
    { class: 'body', id: 'body', tabindex: '0', role: 'group', 'aria-label': 'What is here' },
    replaced.length > 0 && element('div', { class: 'notice', role: 'status' }, ...replaced),
    parts,
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
