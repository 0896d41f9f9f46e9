/**
 * @param base origin of the shop
 * @returns the whole address; undefined for what is none, or would run or load as a document
 */
export function absoluteUrl(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^(?:https?|tel|mailto):$/.test(protocol) ? href : undefined;
}

/** The same for each candidate of a `srcset` (HTML, 4.8.4.2.1). */
export const absoluteSrcset = (srcset: string, base: string): string =>
  srcset
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      const url = absoluteUrl(address, base);
      return url ? [url, ...size].join(' ') : [];
    })
    .join(', ');
