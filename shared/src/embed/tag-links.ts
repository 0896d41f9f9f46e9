/**
 * Marks the links into the shop, so that its owner sees which page a visitor came from.
 * @param tag name of a campaign; nothing is marked without one
 */
export function tagLinks(content: DocumentFragment, shop: string, tag: string | null): void {
  if (!tag) return;
  for (const link of content.querySelectorAll<HTMLAnchorElement>(`a[href^="${shop}/"]`)) {
    const url = new URL(link.href);
    url.searchParams.set('utm_source', location.hostname);
    url.searchParams.set('utm_medium', 'embed');
    url.searchParams.set('utm_campaign', tag);
    link.href = url.href;
  }
}
