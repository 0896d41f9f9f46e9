import type { AppUse } from '../facts/app-use';
import { appDot, element, size, time } from './element';

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
