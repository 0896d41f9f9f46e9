/** React writes what belongs in the head before the markup when it renders no document. */
const hoisted =
  /^(?:<title[^>]*>[^<]*<\/title>|<style [^>]*>[^<]*<\/style>|<meta [^>]*>|<link [^>]*>)/;

/**
 * Takes the head tags off the front of React's markup.
 * @returns the tags, and the markup for the root
 */
export function splitHead(html: string): { head: string; body: string } {
  let end = 0;
  for (let match = hoisted.exec(html); match; match = hoisted.exec(html.slice(end))) {
    end += match[0].length;
  }
  return { head: html.slice(0, end), body: html.slice(end) };
}
