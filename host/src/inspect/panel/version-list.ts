import type { PublishedVersion } from '@shop/shared/release/inspect-data';
import { choose } from '../choice/choice';
import { button, element } from './element';
import { momentOf } from './words';

interface Remote {
  part: string;
  /** the version in this tab */
  here: string;
  /** the version that everybody has */
  live: string;
}

async function ask<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  return answer.json();
}

/**
 * The published versions of a remote, read when the list is opened; what the gate says of each
 * comes after.
 */
export function versionList(remote: Remote): HTMLDetailsElement {
  const { part, here, live } = remote;
  const list = element('ul', { class: 'versions' });
  const status = element('p', { role: 'status' });
  const summary = element('summary', {}, part, element('code', {}, here));
  const details = element('details', { name: 'versions' }, summary, status, list);
  let asked = false;

  const read = async () => {
    asked = true;
    status.replaceChildren('Reading…');
    try {
      const versions = await ask<PublishedVersion[]>(`/_inspect/versions/${part}`);
      const others = versions.filter(({ version }) => version !== live);
      status.replaceChildren(others.length === 0 ? 'No other version is published.' : '');
      const marks = new Map(others.map(({ version }) => [version, waiting()]));
      list.replaceChildren(...versions.map((one) => item(remote, one, marks.get(one.version))));
      for (const [version, place] of marks) {
        await ask<readonly string[]>(`/_inspect/checks/${part}/${version}`).then(
          (breaks) => mark(place, breaks),
          (error: Error) => place.replaceChildren(`Could not be checked: ${error.message}.`),
        );
      }
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

function item(
  { part, here, live }: Remote,
  { version, at }: PublishedVersion,
  verdict: HTMLElement | undefined,
): HTMLLIElement {
  const badges = [version === live && 'everybody has it', version === here && 'in this tab'];
  const use = button('Use in this tab', () => choose({ part, version }), {
    'aria-label': `Use ${part} ${version} in this tab`,
  });
  return element(
    'li',
    {},
    element('code', {}, version),
    element('small', {}, momentOf(at)),
    ...badges.map((text) => text && element('b', {}, text)),
    verdict,
    version !== here && use,
  );
}

const waiting = () => element('p', { class: 'soft' }, 'Checking whether it fits…');

function mark(place: HTMLElement, breaks: readonly string[]): void {
  place.className = breaks.length === 0 ? 'fits' : 'breaks';
  if (breaks.length === 0) place.replaceChildren('Fits this release');
  else {
    const sentences = breaks.map((sentence) => element('li', {}, sentence));
    place.replaceChildren('Would be refused:');
    place.after(element('ul', { class: 'sentences' }, ...sentences));
  }
}
