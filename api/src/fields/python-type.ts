/** What Python calls the type of a JSON value, as Django REST Framework's messages name it. */
export function pythonType(data: unknown): string {
  if (data === null || data === undefined) return 'NoneType';
  if (Array.isArray(data)) return 'list';
  if (typeof data === 'string') return 'str';
  if (typeof data === 'boolean') return 'bool';
  if (typeof data === 'number') return Number.isInteger(data) ? 'int' : 'float';
  return 'dict';
}
