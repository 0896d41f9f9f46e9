import { inspectParameter, type PublishedVersion } from '../../release-set/inspect-data';
import { element } from './element';

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * The published versions of a remote, read when the list is opened, each with a link to a preview of
 * this page.
 * @param here the version in this page
 */
export function versionList(name: string, here: string): HTMLDetailsElement {
  const list = element('ul', { class: 'versions' });
  const status = element('p', { role: 'status' });
  const summary = element('summary', {}, name, element('code', {}, here));
  const read = async () => {
    status.replaceChildren('Reading…');
    try {
      const response = await fetch(`/_inspect/versions/${name}`);
      if (!response.ok) throw new Error(`the shop answered ${response.status}`);
      const versions: PublishedVersion[] = await response.json();
      const isAlone = versions.every(({ version }) => version === here);
      status.replaceChildren(isAlone ? 'No other version is published.' : '');
      list.replaceChildren(...versions.map((one) => item(name, here, one)));
    } catch (error) {
      const again = element('button', { type: 'button', onclick: read }, 'Try again');
      status.replaceChildren(`This could not be loaded: ${(error as Error).message}. `, again);
    }
  };
  const details = element('details', { name: 'versions' }, summary, status, list);
  details.addEventListener('toggle', read, { once: true });
  return details;
}

function item(name: string, here: string, { version, at, isLive, preview }: PublishedVersion) {
  const next = encodeURIComponent(`${location.pathname}?${inspectParameter}`);
  const link = { href: `${preview}?next=${next}`, 'aria-label': `Preview ${name} ${version}` };
  return element(
    'li',
    {},
    element('code', {}, version),
    element('small', {}, moment.format(new Date(at))),
    isLive && element('b', {}, 'live'),
    version === here ? element('b', {}, 'in this page') : element('a', link, 'Preview'),
  );
}
