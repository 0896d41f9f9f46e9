import type { AppUse } from '../facts/app-use';
import { element, kilobytes, milliseconds } from './element';

export function appsTable(uses: readonly AppUse[], apps: readonly string[]): HTMLElement {
  const head = ['App', 'Loaded in', 'Script'].map((text, at) =>
    element('th', { scope: 'col', class: at > 0 && 'number' }, text),
  );
  const rows = uses.map((use) => {
    const name = element('th', { scope: 'row' }, appDot(use.app, apps), use.app, version(use));
    if (use.files === 0) {
      const none = element('td', { colspan: '2', class: 'number soft' }, 'not loaded yet');
      return element('tr', {}, name, none);
    }
    const files = use.files === 1 ? '1 file' : `${use.files} files`;
    return element(
      'tr',
      {},
      name,
      element(
        'td',
        { class: 'number' },
        milliseconds(use.loadTime),
        use.fromCache && element('small', {}, 'from cache'),
      ),
      element('td', { class: 'number' }, kilobytes(use.bytes), element('small', {}, files)),
    );
  });
  return element(
    'table',
    {},
    element('caption', {}, 'Apps'),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  );
}

const version = ({ version: text, isReplacement }: AppUse): HTMLElement =>
  element('small', {}, element('code', {}, text), isReplacement && ' took its place');

/** Dark enough for white text (WCAG 2.2, 1.4.3); the host's is the first. */
const colors = ['#2a1d14', '#8a4b1f', '#1f5fbf', '#2f6b34', '#7a1f26', '#5b3a8c'];

/** An app's colour is the same in the table and around its regions; its name stands beside it. */
export function appColor(app: string, apps: readonly string[]): string {
  const at = apps.indexOf(app);
  return colors[Math.max(0, at) % colors.length] ?? '#2a1d14';
}

export function appDot(app: string, apps: readonly string[]): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'dot';
  dot.ariaHidden = 'true';
  // A policy that refuses style attributes allows this.
  dot.style.background = appColor(app, apps);
  return dot;
}
