/**
 * Serializers of the server's log (pino): of a path that ends with a secret, such as the key of a
 * page, only the beginning is logged.
 * @param secretPaths how such paths begin, `/orders/`
 */
export function logSerializers(secretPaths: readonly string[]) {
  const beginnings = secretPaths.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const secret = new RegExp(`(${beginnings.join('|')})[^/\\s]+`, 'gi');
  const hide = (text: string) => (secretPaths.length > 0 ? text.replace(secret, '$1…') : text);
  return {
    path: hide,
    refused: (counts: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(counts).map(([what, count]) => [hide(what), count])),
  };
}
