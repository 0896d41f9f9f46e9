export interface CallMatch<Key extends string = string> {
  key: Key;
  params: Readonly<Record<string, string>>;
}

/**
 * Which of the keys, such as `GET /books/{id}/`, a request means; a key without parameters goes
 * before one with.
 */
export function matchCall<Key extends string>(
  keys: readonly Key[],
  method: string,
  path: string,
): CallMatch<Key> | undefined {
  const plainFirst = [...keys].sort((a, b) => countParams(a) - countParams(b));
  for (const key of plainFirst) {
    const [wanted, template = ''] = key.split(' ');
    if (wanted !== method) continue;
    const groups = pattern(template).exec(path)?.groups;
    if (groups) return { key, params: decoded(groups) };
  }
  return undefined;
}

const countParams = (key: string): number => key.split('{').length;

const pattern = (template: string): RegExp =>
  new RegExp(`^(?<whole>${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')})$`);

const decoded = ({ whole: _, ...groups }: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
