import { isDeepStrictEqual } from 'node:util';
import type { RemoteModule } from '../../react';
import type { EmbedAttribute, EmbedDefinition } from '../../release-set/embed-definition';
import { type HostBundle, readRemoteBundle } from './bundle';
import type { SmokeTest } from './smoke-test';

/** element → what it is */
type Embeds = Readonly<Record<string, EmbedDefinition>>;

/**
 * Compares what other web pages may write now with what they could before: whatever was taken is
 * still taken. More is always fine.
 * @param drops elements, and attributes as `site-calendar.sort`, that may go
 * @returns for each change that a page would notice, the rest of a sentence
 */
export function embedChanges(now: Embeds, before: Embeds, drops: readonly string[]): string[] {
  return Object.entries(before).flatMap(([element, old]) => {
    if (drops.includes(element)) return [];
    const next = now[element];
    const unless = `; if it shall go, say --drop ${element}`;
    if (!next) return [`no longer offers <${element}>, which other web pages may show${unless}`];
    if (next.widget !== old.widget) {
      return [
        `shows ${next.widget} in <${element}>, which other web pages know as ${old.widget}${unless}`,
      ];
    }
    return Object.entries(old.attributes).flatMap(([name, attribute]) => {
      const why = drops.includes(`${element}.${name}`)
        ? undefined
        : narrowed(next.attributes[name], attribute);
      return why
        ? [`${why} in ${name} of <${element}>; if it shall go, say --drop ${element}.${name}`]
        : [];
    });
  });
}

const kinds = { text: 'a text', names: 'names', count: 'a number', choice: 'a choice' };

/** @returns what is no longer taken; undefined when everything is */
function narrowed(now: EmbedAttribute | undefined, before: EmbedAttribute): string | undefined {
  if (!now) return 'takes nothing any more';
  if (now.kind === 'choice' && before.kind === 'choice') {
    const removed = before.of.filter((one) => !now.of.includes(one));
    return removed.length > 0 ? `no longer takes ${removed.join(', ')}` : undefined;
  }
  if (now.kind === 'count' && before.kind === 'count') {
    const [from, to] = [now.from, now.to];
    return from > before.from || to < before.to
      ? `takes ${from} to ${to} in place of ${before.from} to ${before.to}`
      : undefined;
  }
  if (now.kind !== before.kind) return `takes ${kinds[now.kind]} in place of ${kinds[before.kind]}`;
  return 'most' in now && 'most' in before && now.most < before.most
    ? `takes at most ${now.most} in place of ${before.most}`
    : undefined;
}

/**
 * Compares what a remote's contract states of its elements with what its code takes: the types, the
 * loader and the list of elements are made of the first, the server checks by the second. Titles
 * and labels may differ, since code may make them of the site's settings.
 * @returns the rest of a sentence for each difference
 */
const statedEmbedFaults = (embeds: Embeds, stated: Embeds): string[] =>
  Object.entries(embeds).flatMap(([element, { widget, attributes }]) => {
    const said = stated[element];
    if (!said) return [`offers <${element}>, which its contract.json does not state`];
    const names = new Set([...Object.keys(attributes), ...Object.keys(said.attributes)]);
    return [
      ...(widget === said.widget
        ? []
        : [`shows ${widget} in <${element}>, but states ${said.widget} in its contract.json`]),
      ...[...names]
        .map((name) => [name, limitsOf(attributes[name]), limitsOf(said.attributes[name])] as const)
        .filter(([, taken, written]) => !isDeepStrictEqual(taken, written))
        .map(
          ([name, taken, written]) =>
            `takes ${shown(taken)} in ${name} of <${element}>, but states ${shown(written)} in its contract.json`,
        ),
    ];
  });

function limitsOf(attribute: EmbedAttribute | undefined): object | undefined {
  if (!attribute) return undefined;
  const { label, hint, ...limits } = attribute;
  // As a contract's JSON has it: without members that are undefined, and of this realm.
  return JSON.parse(JSON.stringify(limits));
}

const shown = (limits: object | undefined) => (limits ? JSON.stringify(limits) : 'nothing');

/** None where no bundle is live, or it does not load: then no page shows its elements. */
export async function liveEmbeds(
  folder: string | undefined,
  platform: HostBundle['platform'],
): Promise<Embeds> {
  try {
    return folder ? await embedsOf(readRemoteBundle(folder, platform)) : {};
  } catch {
    return {};
  }
}

/** @returns what a remote offers to other web pages */
export async function embedsOf(bundle?: RemoteModule): Promise<Embeds> {
  const loading = Object.entries(bundle?.embeds ?? {}).map(
    async ([element, embed]) => [element, await embed()] as const,
  );
  return Object.fromEntries(await Promise.all(loading));
}

/**
 * Loads what a remote offers to other web pages, and compares it with what its contract states and
 * with what is live.
 * @param stated undefined when the contract does not hold it: then storefronts ask the code
 */
export async function tryEmbeds(
  bundle: RemoteModule,
  stated: Embeds | undefined,
  before: Embeds,
  drops: readonly string[],
  test: SmokeTest,
): Promise<void> {
  const embeds = await test.attempt('cannot load its elements for other web pages', () =>
    embedsOf(bundle),
  );
  const noWidget = Object.entries(embeds ?? {}).find(([, { widget }]) => !bundle.widgets[widget]);
  if (noWidget) test.add(`offers <${noWidget[0]}>, but no widget ${noWidget[1].widget}`);
  if (embeds && stated) test.add(...statedEmbedFaults(embeds, stated));
  if (embeds) test.add(...embedChanges(embeds, before, drops));
}
