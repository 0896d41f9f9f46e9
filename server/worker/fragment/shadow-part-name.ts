type Attributes = Readonly<Record<string, string>>;

const byTag: Readonly<Record<string, string>> = {
  article: 'card',
  img: 'picture',
  time: 'date',
  ul: 'list',
  li: 'item',
  button: 'button',
};

/**
 * The name by which a page may style an element of a fragment (`::part`), from what it is.
 * @param inCard it stands in an article
 */
export function shadowPartName(
  tag: string,
  attributes: Attributes,
  inCard: boolean,
): string | undefined {
  if (attributes.part) return attributes.part;
  if (/^h\d$/.test(tag)) return inCard ? 'title' : 'heading';
  if (tag === 'p' && attributes['data-size']) return 'price';
  if (tag === 'span' && attributes['data-tone']) return 'badge';
  if (tag !== 'a') return byTag[tag];
  if (attributes['data-want']) return attributes['data-want'];
  return attributes.href?.startsWith('https://wa.me/') ? 'order' : 'link';
}
