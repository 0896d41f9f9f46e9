/** Pages of one kind have the same styles: a shop has about 20 kinds. */
const maxEntries = 40;

/** Makes something of a text once: the last results stay in memory. */
export function memoize<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= maxEntries) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
