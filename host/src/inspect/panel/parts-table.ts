import type { PartUse } from '../facts/part-use';
import { element } from './element';
import { partDot } from './part-color';
import { kilobytes, milliseconds } from './words';

/** The parts of the page, with what each has cost. */
export function partsTable(uses: readonly PartUse[], parts: readonly string[]): HTMLElement {
  const head = ['Part', 'Loaded in', 'Script'].map((text, at) =>
    element('th', { scope: 'col', class: at > 0 && 'number' }, text),
  );
  const rows = uses.map((use) => {
    const name = element('th', { scope: 'row' }, partDot(use.part, parts), use.part, version(use));
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
    element('caption', {}, 'Parts'),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  );
}

const version = ({ version: text, instead }: PartUse): HTMLElement =>
  element('small', {}, element('code', {}, text), instead && ' took its place');
