/**
 * What must not be in sanitised HTML, found without the sanitiser's own rules. It also runs by
 * itself in a page.
 * @param root holds the sanitised document
 * @param own addresses that pictures may come from begin with one of these
 * @returns a line for each fault
 */
export function faultsIn(root: Element, own: readonly string[]): string[] {
  const faults: string[] = [];
  const harmless =
    /^(?:abbr|align|alt|colspan|datetime|decoding|dir|height|href|lang|loading|media|open|rel|reversed|rowspan|scope|sizes|span|src|srcset|start|style|tabindex|target|title|type|value|width)$/;
  const harmful =
    /^(?:script|style|link|meta|base|i?frame|frameset|object|embed|applet|svg|math|template|noscript|form|input|button|select|option|textarea|video|audio|canvas|map|area|dialog|title|slot|portal|plaintext|xmp)$/;
  const asked = (element: Element) =>
    [element.getAttribute('src'), ...(element.getAttribute('srcset') ?? '').split(', ')]
      .map((address) => (address ?? '').replace(/ [\d.]+[wx]$/, ''))
      .filter((address) => address !== '' && !own.some((start) => address.startsWith(start)));

  for (const element of root.querySelectorAll('*')) {
    const at = (what: string) => faults.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    if (harmful.test(element.localName) || element.localName.includes('-')) at('element');
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') at('namespace');
    for (const { name } of element.attributes) if (!harmless.test(name)) at(`attribute ${name}`);
    const href = element.getAttribute('href');
    const scheme = href === null ? 'https:' : (element as HTMLAnchorElement).protocol;
    if (!/^(?:https?|mailto|tel):$/.test(scheme)) at(`link to ${scheme}`);
    if (element.hasAttribute('target') && element.getAttribute('rel') !== 'noopener noreferrer') {
      at('target');
    }
    if ((element.getAttribute('tabindex') ?? '0') !== '0') at('tabindex');
    if (asked(element).length > 0) at('asks');
    const style = element.getAttribute('style') ?? '';
    if (
      /url|var|expression|position|fixed|z-index|transform|[-(:\s]-\d|[\\@{}]|\/\*/i.test(style)
    ) {
      at('style');
    }
  }
  return faults;
}
