import type { PageRelease } from '@shop/shared/contract';
import type { InspectData } from '@shop/shared/release/inspect-data';
import { goBackToNormal } from '../choice/choice';
import { button, element } from './element';

/**
 * What is different in this tab, and the way back; or why something is not as it was asked for.
 * @param asked the address's choice as it came
 */
export function notice(
  data: InspectData,
  release: PageRelease,
  asked: string,
): HTMLElement | undefined {
  const sentences = told(data, release, asked);
  if (sentences.length === 0) return undefined;
  const back = data.swap && button('Back to normal', goBackToNormal, { class: 'strong' });
  const texts = sentences.map((sentence) => element('p', {}, sentence));
  return element('div', { class: 'notice', role: 'status' }, ...texts, back);
}

function told(
  { swap, refused, versions }: InspectData,
  { remotes }: PageRelease,
  asked: string,
): string[] {
  const sentences: string[] = [];
  if (swap) {
    const { part, version } = swap;
    sentences.push(`This tab asks for ${part} ${version}. Everybody else has ${versions[part]}.`);
  }
  if (refused === 'not-published') sentences.push(`This release could have no ${asked}.`);
  if (refused === 'not-chosen-here') {
    sentences.push(`The address asks for ${asked}, which nobody chose in this tab.`);
  }
  for (const [part, { version }] of Object.entries(remotes)) {
    const wanted = swap?.part === part ? swap.version : versions[part];
    if (version === wanted) continue;
    sentences.push(`${part} ${wanted} failed on the server: this page is of ${version}.`);
  }
  return sentences;
}
