/** The name that takes the fewest letters to change; undefined when none is near. */
export function nearest(given: string, names: Iterable<string>): string | undefined {
  const near = [...names]
    .map((name) => ({ name, edits: editsBetween(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  return near && near.edits <= Math.max(2, given.length / 3) ? near.name : undefined;
}

/** Letters to add, take away or replace (Levenshtein). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let j = 1; j <= to.length; j += 1) {
      const [above = 0, left = 0, aslant = 0] = [row[j], next[j - 1], row[j - 1]];
      next.push(Math.min(above + 1, left + 1, aslant + (letter === to[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
