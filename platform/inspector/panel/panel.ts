import type { InspectData } from '../../release-set/inspect-data';
import type { AppUse } from '../facts/app-use';
import type { Region } from '../facts/find-regions';
import { appDot, element, size, time } from './element';
import { versionList } from './version-list';

/** The panel next to the page, around the lists of apps and regions, which the caller fills. */
export function buildPanel(
  { preview, release, remotes: byName, versions }: InspectData,
  [apps, regions]: readonly [HTMLElement, HTMLElement],
  onClose: () => void,
): HTMLElement {
  const remotes = Object.entries(byName).sort(([a], [b]) => a.localeCompare(b));
  const replaced = remotes.filter(([name, { version }]) => version !== versions[name]);
  const notices = replaced.map(([name, { version }]) =>
    element('p', {}, `${name} ${versions[name]} failed on the server: this page is of ${version}.`),
  );
  const body = element(
    'div',
    { class: 'body', id: 'body', tabindex: '0', role: 'group', 'aria-label': 'What is here' },
    notices.length > 0 && element('div', { class: 'notice', role: 'status' }, ...notices),
    apps,
    element('section', {}, element('h3', {}, 'On this page'), regions),
    element(
      'section',
      {},
      element('h3', {}, 'Published versions'),
      ...remotes.map(([name, { version }]) => versionList(name, version)),
    ),
  );
  const fold = (isClosed: boolean) => {
    panel.classList.toggle('closed', isClosed);
    toggle.setAttribute('aria-expanded', String(!isClosed));
    toggle.textContent = isClosed ? 'Open' : 'Fold';
  };
  const onclick = (): void => fold(!panel.classList.contains('closed'));
  const toggle = element('button', { type: 'button', 'aria-controls': 'body', onclick });
  const where = preview ? `preview “${preview}”` : `release ${release.slice(0, 8)}`;
  const title = element('h2', {}, 'Inspector', element('small', {}, where));
  const close = element('button', { type: 'button', onclick: onClose }, 'Close');
  const head = element('header', {}, title, toggle, close);
  const panel = element('aside', { 'aria-label': 'Inspector' }, head, body);
  fold(false);
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    fold(true);
    toggle.focus();
  });
  return panel;
}

/** What each app costs. */
export function appsTable(uses: readonly AppUse[]): HTMLElement {
  const head = ['App', 'Loaded in', 'Script'].map((text, at) =>
    element('th', { scope: 'col', class: at > 0 && 'number' }, text),
  );
  return element(
    'table',
    {},
    element('caption', {}, 'Apps'),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...uses.map(rowOf)),
  );
}

function rowOf({ app, version, isReplacement, files, ...cost }: AppUse): HTMLElement {
  const code = element('code', {}, version);
  const details = element('small', {}, code, isReplacement && ' took its place');
  const name = element('th', { scope: 'row' }, appDot(app), app, details);
  if (files === 0) {
    const none = element('td', { colspan: '2', class: 'number soft' }, 'not loaded yet');
    return element('tr', {}, name, none);
  }
  const number = (text: string, more: string) =>
    element('td', { class: 'number' }, text, element('small', {}, more));
  return element(
    'tr',
    {},
    name,
    number(time(cost.loadTime), cost.fromCache ? 'from cache' : ''),
    number(size(cost.bytes), files === 1 ? '1 file' : `${files} files`),
  );
}

/**
 * Scrolls to a region of the page.
 * @param onPoint gets its key while it is pointed at
 */
export function regionButton(
  { key, owner, name, empty, elements }: Region,
  onPoint: (key?: string) => void,
): HTMLElement {
  const places = elements.length === 1 ? [] : [`${elements.length} places`];
  const details = [owner, ...places, ...(empty ? ['not filled'] : [])].join(' · ');
  const onclick = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    elements[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  };
  const on = () => onPoint(key);
  const off = () => onPoint();
  const pointing = { onpointerenter: on, onfocus: on, onpointerleave: off, onblur: off };
  return element(
    'button',
    { type: 'button', class: 'region', 'data-key': key, onclick, ...pointing },
    appDot(owner),
    element('span', {}, name),
    element('small', {}, details),
  );
}
