/** An attribute of an element for other web pages, as `shared/src/federation` defines it. */
type Attribute =
  | { kind: 'text' | 'names'; most: number }
  | { kind: 'count'; from: number; to: number }
  | { kind: 'choice'; of: readonly string[] };

/** What a page may ask of an element. */
export interface Embed {
  widget: string;
  attributes: Readonly<Record<string, Attribute>>;
}

/** element → what it is */
export type Embeds = Readonly<Record<string, Embed>>;

/**
 * Compares what other web pages may write now with what they could before: whatever was taken is
 * still taken. More is always fine.
 * @param drops elements, and attributes as `shop-product-grid.sort`, that may go
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
function narrowed(now: Attribute | undefined, before: Attribute): string | undefined {
  if (!now) return 'takes nothing any more';
  if (now.kind === 'choice' && before.kind === 'choice') {
    const gone = before.of.filter((one) => !now.of.includes(one));
    return gone.length > 0 ? `no longer takes ${gone.join(', ')}` : undefined;
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
