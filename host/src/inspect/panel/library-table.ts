import type { SharedLibrary } from '../facts/shared-libraries';
import { element } from './element';

/** Who provides each library that parts share, and who uses it. */
export function libraryTable(libraries: readonly SharedLibrary[]): HTMLElement[] {
  if (libraries.length === 0) {
    return [element('p', { class: 'soft' }, 'Nothing runs yet, so nothing is shared.')];
  }
  const head = ['Library', 'Provided by', 'Used by'].map((text) =>
    element('th', { scope: 'col' }, text),
  );
  const rows = libraries.map(({ name, version, provider, users }) =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        ...breakable(name),
        element('small', {}, element('code', {}, version)),
      ),
      element('td', {}, ...split(provider)),
      element('td', {}, users.join(', ')),
    ),
  );
  return [
    element('p', {}, summary(libraries)),
    element(
      'table',
      { class: 'libraries', 'aria-label': 'Shared libraries' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
  ];
}

/** A long name may go on in another line after a slash. */
const breakable = (name: string): (Node | string)[] =>
  (name.match(/[^/]+\/?/g) ?? []).flatMap((word) => [word, element('wbr')]);

function split(provider: string): Node[] {
  const [part = '', version = ''] = provider.split(' ');
  return [element('span', {}, part), element('small', {}, element('code', {}, version))];
}

/** Two copies of what keeps state would be two shops in one page. */
function summary(libraries: readonly SharedLibrary[]): string {
  const names = libraries.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  return twice.length === 0
    ? `${names.length} libraries, one copy of each.`
    : `More than one copy of ${twice.join(', ')}.`;
}
