/** @throws when the text is not `app@version` */
export function partAtVersion(text: string): [name: string, version: string] {
  const [name, version, ...more] = text.split('@');
  if (name && version && more.length === 0) return [name, version];
  throw new Error(`"${text}" names no version; write catalog@1.8.2`);
}
