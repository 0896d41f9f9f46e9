import { inspectParameter, type PublishedVersion } from '../../release-set/inspect-data';
import { button, element, momentOf } from './element';

/**
 * The published versions of a remote, read when the list is opened, each with a link to a preview of
 * this page.
 * @param here the version in this page
 */
export function versionList(name: string, here: string): HTMLDetailsElement {
  const list = element('ul', { class: 'versions' });
  const status = element('p', { role: 'status' });
  const summary = element('summary', {}, name, element('code', {}, here));
  const details = element('details', { name: 'versions' }, summary, status, list);
  let asked = false;

  const read = async () => {
    asked = true;
    status.replaceChildren('Reading…');
    try {
      const response = await fetch(`/_inspect/versions/${name}`);
      if (!response.ok) throw new Error(`the shop answered ${response.status}`);
      const versions: PublishedVersion[] = await response.json();
      const isAlone = versions.every(({ version }) => version === here);
      status.replaceChildren(isAlone ? 'No other version is published.' : '');
      list.replaceChildren(...versions.map((one) => item(name, here, one)));
    } catch (error) {
      const again = button('Try again', () => void read());
      status.replaceChildren(`This could not be told: ${(error as Error).message}. `, again);
    }
  };
  details.addEventListener('toggle', () => {
    if (details.open && !asked) void read();
  });
  return details;
}

function item(name: string, here: string, { version, at, isLive, preview }: PublishedVersion) {
  const next = encodeURIComponent(`${location.pathname}?${inspectParameter}`);
  return element(
    'li',
    {},
    element('code', {}, version),
    element('small', {}, momentOf(at)),
    isLive && element('b', {}, 'live'),
    version === here
      ? element('b', {}, 'in this page')
      : element(
          'a',
          { href: `${preview}?next=${next}`, 'aria-label': `Preview ${name} ${version}` },
          'Preview',
        ),
  );
}
