/**
 * The text, or its beginning with an ellipsis; never half a character, at a word's end when one is
 * near.
 * @param maxLength code points, the ellipsis included
 */
export function truncate(text: string, maxLength: number): string {
  // A code point has at most two units, so a longer prefix cannot matter.
  const points = [...text.slice(0, maxLength * 2 + 2)];
  if (points.length <= maxLength) return text;
  const cut = points.slice(0, Math.max(0, maxLength - 1)).join('');
  const word = cut.search(/\s+\S*$/);
  return `${(word > cut.length * 0.7 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
