const known = new Map<string, number>();

/**
 * How many products a search shows, as the server says, whose search is the browser's.
 * @throws when the page does not say
 */
export async function shownCount(url: string, text: string): Promise<number> {
  const address = `${url}/products?q=${encodeURIComponent(text)}`;
  const before = known.get(address);
  if (before !== undefined) return before;
  const page = await (await fetch(address)).text();
  // React puts a comment between two texts.
  const [, count] = /Showing (?:<!-- -->)?(\d+)(?:<!-- -->)? products/.exec(page) ?? [];
  if (count === undefined) throw new Error(`${address} does not say how many products it shows`);
  known.set(address, Number(count));
  return Number(count);
}
