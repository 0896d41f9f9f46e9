import type { PartUse } from '../facts/part-use';
import { element, kilobytes, milliseconds } from './element';

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

/** Each is dark enough for white text (WCAG 2.2, 1.4.3); the host's is the first. */
const colors = ['#2a1d14', '#8a4b1f', '#1f5fbf', '#2f6b34', '#7a1f26', '#5b3a8c'];

/** A part's colour is the same in the table and around its regions; its name stands beside it. */
export function partColor(part: string, parts: readonly string[]): string {
  const at = parts.indexOf(part);
  return colors[Math.max(0, at) % colors.length] ?? '#2a1d14';
}

/** A dot in a part's colour. */
export function partDot(part: string, parts: readonly string[]): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'dot';
  dot.ariaHidden = 'true';
  // A policy that refuses style attributes allows this.
  dot.style.background = partColor(part, parts);
  return dot;
}
